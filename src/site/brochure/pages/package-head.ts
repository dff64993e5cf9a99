import type { Package } from '../../../catalog/queries/packages.ts';
import { pathHere } from '../../../catalog/twins.ts';
import { hex } from '../../brand/palette.ts';
import type { BrochureContent } from '../content.ts';
import { MARGIN, MEASURE, type Sheet, STYLES } from '../sheet.ts';

interface Look {
  readonly accent: string;
  readonly text?: string;
  readonly quiet?: string;
  /** Of the promise. */
  readonly width?: number;
}

/** The head of a package: name, promise, price with its terms. */
export function drawPackageHead(
  sheet: Sheet,
  { siteUrl }: BrochureContent,
  { offer, hero }: Package,
  { accent, text: colour = hex('ink'), quiet = hex('ink-mute'), width = 330 }: Look,
): void {
  const { route, price, period, gst, beside, title } = offer;
  const top = sheet.writeLines({ x: MARGIN, y: MARGIN, width: MEASURE }, [
    [title, STYLES.plainGroup, { colour: accent, link: siteUrl + pathHere(route) }],
    [hero.heading, STYLES.promise, { colour, gap: 4, width, balanced: true }],
  ]);
  const y = sheet.write(price, STYLES.numeral, {
    x: MARGIN - 3,
    y: top + 4,
    width: MEASURE,
    colour,
  });
  sheet.writeLines({ x: MARGIN, y: y + 7, width: MEASURE }, [
    [period, STYLES.plainHeading, { colour }],
    [`${gst}. ${beside}`, STYLES.text, { colour: quiet, width }],
  ]);
}
