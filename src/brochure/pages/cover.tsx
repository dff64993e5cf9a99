import { rgb } from '../../brand/palette.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Logo } from '../../illustration/logo/Logo.tsx';
import { Wordmark } from '../../illustration/logo/Wordmark.tsx';
import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import type { BrochureContent } from '../content.ts';
import { drawPicture } from '../draw-svg.ts';
import { type Doc, fill, HEIGHT, MARGIN, MEASURE, STYLES, WIDTH, write } from '../sheet.ts';

const SCREEN_HEIGHT = 470;
const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' });

/** The cover: light through the screen, the line that climbs out of it, name and promise. */
export function drawCover(
  doc: Doc,
  { site, wordmark, words, siteUrl }: BrochureContent,
  today: Date,
): void {
  const ink = rgb('ink-deep');
  fill(doc, ink, 0, 0, WIDTH, HEIGHT);
  drawPicture(
    doc,
    <Lattice
      kind="khatam"
      seed="brochure"
      columns={6}
      rows={4.75}
      light="top-right"
      ground="var(--ink-deep)"
      colour="var(--ink-line)"
    />,
    { x: 0, y: 0, width: WIDTH, height: SCREEN_HEIGHT },
  );
  drawPicture(
    doc,
    <RisingLine variant="transition" colour="var(--paper)" ground="var(--ink-deep)" />,
    { x: 0, y: SCREEN_HEIGHT - 14, width: WIDTH, height: 78 },
  );
  drawPicture(doc, <Wordmark drawing={wordmark} colour="var(--paper-white)" />, {
    x: MARGIN,
    y: 566,
    width: 250,
    height: 79,
  });
  drawPicture(doc, <Logo ground="ink" />, {
    x: WIDTH - MARGIN - 70,
    y: 570,
    width: 70,
    height: 70,
  });

  const below = write(doc, site.tagline, STYLES.title, {
    x: MARGIN,
    y: 668,
    width: 385,
    colour: rgb('paper-white'),
  });
  write(doc, words.title, STYLES.lead, {
    x: MARGIN,
    y: below + 12,
    width: 300,
    colour: rgb('marigold'),
  });
  const aside = { x: WIDTH - MARGIN - 160, width: 160, align: 'right' } as const;
  const named = write(doc, site.name, STYLES.group, {
    ...aside,
    y: 674,
    colour: rgb('paper-white'),
  });
  const devanagari = { font: 'devanagari', size: 11, leading: 1.3 } as const;
  const spelt = write(doc, site.nameDevanagari, devanagari, {
    ...aside,
    y: named + 2,
    colour: rgb('paper-line'),
  });
  write(doc, site.nameMeaning, STYLES.text, { ...aside, y: spelt, colour: rgb('paper-line') });
  write(doc, `${words.asOf} ${month.format(today)}  ·  ${new URL(siteUrl).host}`, STYLES.small, {
    x: MARGIN,
    y: HEIGHT - MARGIN - 8,
    width: MEASURE,
    colour: rgb('paper-line'),
    link: siteUrl,
  });
}
