import type { Rgb } from '../brand/oklch.ts';
import type { BrochureContent } from './content.ts';
import { type Doc, HEIGHT, MARGIN, MEASURE, STYLES, write } from './sheet.ts';

/** The foot of a page: name, phone and page number. */
export function drawFolio(doc: Doc, { site, words }: BrochureContent, colour: Rgb): void {
  const place = { x: MARGIN, y: HEIGHT - MARGIN + 8, width: MEASURE, colour };
  const { start, count } = doc.bufferedPageRange();
  write(doc, `${site.name}  ·  ${site.phone.display}`, STYLES.small, {
    ...place,
    link: `tel:${site.phone.e164}`,
  });
  write(doc, `${words.page} ${start + count}`, STYLES.small, { ...place, align: 'right' });
}
