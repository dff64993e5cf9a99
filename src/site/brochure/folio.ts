import { hex } from '../brand/palette.ts';
import type { BrochureContent } from './content.ts';
import { HEIGHT, MARGIN, MEASURE, type Sheet, STYLES } from './sheet.ts';

/** The foot of a page: name, phone and page number. */
export function drawFolio(sheet: Sheet, { site, words }: BrochureContent): void {
  const place = {
    x: MARGIN,
    y: HEIGHT - MARGIN + 8,
    width: MEASURE,
    colour: hex('ink-mute'),
    repeated: true,
  };
  const { start, count } = sheet.doc.bufferedPageRange();
  const link = `tel:${site.phone.e164}`;
  sheet.write(`${site.name}  ·  ${site.phone.display}`, STYLES.small, { ...place, link });
  sheet.write(`${words.page} ${start + count}`, STYLES.small, { ...place, align: 'right' });
}
