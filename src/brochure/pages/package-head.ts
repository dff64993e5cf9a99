import type { Package } from '../../catalog/packages.ts';
import type { Rgb } from '../colours.ts';
import type { BrochureContent } from '../content.ts';
import { type Doc, MARGIN, MEASURE, STYLES, write } from '../sheet.ts';

interface Look {
  readonly text: Rgb;
  readonly quiet: Rgb;
  readonly accent: Rgb;
}

/** The head of a package: name, promise, price with its terms; returns where it ends. */
export function drawPackageHead(
  doc: Doc,
  { packageWords, siteUrl }: BrochureContent,
  { offer, hero }: Package,
  { text, quiet, accent }: Look,
  width = 330,
): number {
  const { route, price, period, gst, monthly, title } = offer;
  const first = write(doc, title, STYLES.group, {
    x: MARGIN,
    y: MARGIN,
    width: MEASURE,
    colour: accent,
    link: siteUrl + route,
  });
  const second = write(
    doc,
    hero.heading,
    { ...STYLES.title, size: 30 },
    {
      x: MARGIN,
      y: first + 4,
      width,
      balanced: true,
      colour: text,
    },
  );
  const third = write(doc, price, STYLES.numeral, {
    x: MARGIN - 3,
    y: second + 4,
    width: MEASURE,
    colour: text,
  });
  const { before, after } = packageWords.perMonth;
  const share = monthly === price ? '' : `, ${before} ${monthly} ${after}`;
  const fourth = write(doc, period, STYLES.heading, {
    x: MARGIN,
    y: third + 7,
    width: MEASURE,
    colour: text,
  });
  return write(doc, gst + share, STYLES.text, {
    x: MARGIN,
    y: fourth,
    width: MEASURE,
    colour: quiet,
  });
}
