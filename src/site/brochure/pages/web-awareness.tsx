import { hex } from '../../brand/palette.ts';
import { QuantityPicture } from '../../sections/packages/QuantityPicture.tsx';
import type { BrochureContent } from '../content.ts';
import { drawFolio } from '../folio.ts';
import { MARGIN, MEASURE, type Sheet, STYLES } from '../sheet.ts';
import { VARIANTS } from '../variants.ts';
import { drawPackageHead } from './package-head.ts';

const GAP = 22;

/** Web Awareness: six drawn numbers, then the whole list in four columns of an order. */
export function drawWebAwareness(sheet: Sheet, content: BrochureContent): void {
  const { quantities, list } = content.webAwareness;
  const { main, mist } = VARIANTS.plan;
  const ink = hex('ink');
  sheet.ground(hex('paper-white'));
  sheet.ground(mist, 0, 378);
  drawPackageHead(sheet, content, content.webAwareness, { accent: main });

  const cell = MEASURE / 6;
  quantities.items.forEach(({ picture, amount, before, title }, index) => {
    const place = { x: MARGIN + 6 + index * cell, width: cell - 12 };
    sheet.picture(
      <QuantityPicture of={picture} amount={amount} />,
      { ...place, y: 282, height: 48 },
      { currentColor: ink, second: main, highlight: hex('marigold'), ground: mist },
    );
    const text = `${before ? `${before} ` : ''}${amount} ${title}`;
    sheet.write(text, STYLES.item, { ...place, y: 336, align: 'center' });
  });

  const width = (MEASURE - GAP) / 2;
  [list.groups.slice(0, 2), list.groups.slice(2)].forEach((groups, index) => {
    const x = MARGIN + index * (width + GAP);
    let y = 402;
    for (const { title, items } of groups) {
      sheet.rule(ink, x, y, width, 1.5);
      y = sheet.write(title, STYLES.group, { x, y: y + 6, width, colour: main }) + 4;
      for (const item of items) y = sheet.writeItem(item, { x, y, width }) + 4.5;
      y += 9;
    }
  });
  drawFolio(sheet, content);
}
