import { QuantityPicture } from '../../sections/packages/QuantityPicture.tsx';
import type { BrochureContent } from '../content.ts';
import { drawPicture } from '../draw-svg.ts';
import { drawFolio } from '../folio.ts';
import { colour, VARIANTS } from '../palette.ts';
import {
  type Doc,
  fill,
  HEIGHT,
  MARGIN,
  MEASURE,
  rule,
  STYLES,
  WIDTH,
  write,
  writeItem,
} from '../sheet.ts';
import { drawPackageHead } from './package-head.ts';

const GAP = 22;

/** Web Awareness: six drawn numbers, then the whole list in four columns of an order. */
export function drawWebAwareness(doc: Doc, content: BrochureContent): void {
  const { webAwareness } = content;
  const { main, mist } = VARIANTS.plan;
  const [ink, quiet] = [colour('ink'), colour('ink-mute')];
  fill(doc, colour('paper-white'), 0, 0, WIDTH, HEIGHT);
  fill(doc, mist, 0, 0, WIDTH, 378);
  drawPackageHead(doc, content, content.webAwareness, { text: ink, quiet, accent: main });

  const cell = MEASURE / 6;
  const top = 282;
  webAwareness.quantities.items.forEach(({ picture, amount, before, title }, index) => {
    const x = MARGIN + 6 + index * cell;
    drawPicture(
      doc,
      <QuantityPicture of={picture} amount={amount} />,
      { x, y: top, width: cell - 12, height: 48 },
      { currentColor: ink, second: main, action: colour('marigold'), ground: mist },
    );
    write(doc, `${before ? `${before} ` : ''}${amount} ${title}`, STYLES.item, {
      x,
      y: top + 54,
      width: cell - 12,
      align: 'center',
      colour: ink,
    });
  });

  const column = (MEASURE - GAP) / 2;
  const [site, ...others] = webAwareness.list.groups;
  const columns = [[site, others[0]], others.slice(1)];
  columns.forEach((groups, index) => {
    const x = MARGIN + index * (column + GAP);
    let y = 402;
    for (const group of groups) {
      if (!group) continue;
      rule(doc, ink, x, y, column, 1.5);
      y = write(doc, group.title, STYLES.group, { x, y: y + 6, width: column, colour: main }) + 4;
      for (const item of group.items) {
        y = writeItem(doc, item, { x, y, width: column, colour: ink, quiet }) + 4.5;
      }
      y += 9;
    }
  });
  drawFolio(doc, content, quiet);
}
