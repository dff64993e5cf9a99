import { language } from '../../../catalog/language.ts';
import { hex } from '../../brand/palette.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Logo } from '../../illustration/logo/Logo.tsx';
import { Wordmark } from '../../illustration/logo/Wordmark.tsx';
import { RisingLine } from '../../illustration/rising-line/RisingLine.tsx';
import type { BrochureContent } from '../content.ts';
import { HEIGHT, MARGIN, MEASURE, type Sheet, STYLES, WIDTH } from '../sheet.ts';

const SCREEN_HEIGHT = 470;

/** The cover: light through the screen, the line that climbs out of it, name and promise. */
export function drawCover(sheet: Sheet, content: BrochureContent, today: Date): void {
  const { site, wordmark, words, siteUrl } = content;
  const [white, quiet] = [hex('paper-white'), hex('paper-line')];
  sheet.ground(hex('ink-deep'));
  sheet.picture(
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
  sheet.picture(
    <RisingLine variant="transition" colour="var(--paper)" ground="var(--ink-deep)" />,
    { x: 0, y: SCREEN_HEIGHT - 14, width: WIDTH, height: 78 },
  );
  const name = { x: MARGIN, y: 566, width: 250, height: 79 };
  sheet.picture(<Wordmark drawing={wordmark} colour="var(--paper-white)" />, name);
  const mark = { x: WIDTH - MARGIN - 70, y: 570, width: 70, height: 70 };
  sheet.picture(<Logo ground="ink" />, mark);

  sheet.writeLines({ x: MARGIN, y: 668, width: 385 }, [
    [site.tagline, STYLES.title, { colour: white }],
    [words.title, STYLES.lead, { gap: 12, width: 300, colour: hex('marigold') }],
  ]);
  sheet.writeLines({ x: WIDTH - MARGIN - 160, y: 674, width: 160 }, [
    [site.name, STYLES.plainGroup, { align: 'right', colour: white }],
    [site.nameDevanagari, STYLES.devanagari, { gap: 2, align: 'right', colour: quiet }],
    [site.nameMeaning, STYLES.text, { align: 'right', colour: quiet }],
  ]);
  const locale = language() === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const asOf = `${words.asOf} ${month.format(today)}  ·  ${new URL(siteUrl).host}`;
  const foot = { x: MARGIN, y: HEIGHT - MARGIN - 8, width: MEASURE };
  sheet.write(asOf, STYLES.small, { ...foot, colour: quiet, link: siteUrl });
}
