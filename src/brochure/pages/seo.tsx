import { Stair } from '../../sections/packages/Stair.tsx';
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

const HEAD = 452;
const GAP = 20;

/** SEO: the green variant, 12 items in three flights below a stair. */
export function drawSeo(doc: Doc, content: BrochureContent): void {
  const { list, beyond } = content.seo;
  const { main, light, mist } = VARIANTS.green;
  const [ink, quiet] = [colour('ink'), colour('ink-mute')];
  fill(doc, colour('paper-white'), 0, 0, WIDTH, HEIGHT);
  fill(doc, mist, 0, 0, WIDTH, HEAD);
  drawPicture(
    doc,
    <Stair />,
    { x: WIDTH * 0.2, y: HEAD - 300, width: WIDTH * 0.8, height: 300 },
    { variant: main, 'variant-light': light, text: ink, action: colour('marigold') },
  );
  drawPackageHead(doc, content, content.seo, { text: ink, quiet, accent: main });

  const column = (MEASURE - 2 * GAP) / 3;
  list.groups.forEach(({ title, items }, flight) => {
    const x = MARGIN + flight * (column + GAP);
    let y = HEAD + 24;
    fill(doc, main, x, y, column, 6);
    y = write(doc, title, STYLES.group, { x, y: y + 13, width: column, colour: ink }) + 6;
    for (const item of items) {
      rule(doc, colour('paper-line'), x, y, column);
      y = writeItem(doc, item, { x, y: y + 5, width: column, colour: ink, quiet }) + 6;
    }
  });
  const foot = HEIGHT - MARGIN - 62;
  rule(doc, ink, MARGIN, foot, MEASURE, 1.25);
  writeItem(
    doc,
    { title: beyond.heading, text: beyond.lead },
    {
      x: MARGIN,
      y: foot + 8,
      width: MEASURE,
      colour: ink,
      quiet,
    },
  );
  drawFolio(doc, content, quiet);
}
