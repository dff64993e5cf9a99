import { Lattice } from '../../illustration/lattice/Lattice.tsx';
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

const HEAD = 282;
const NUMBER = 30;

/** Social Media Management: the blue variant, 20 numbered items in five rows of four. */
export function drawSocialMedia(doc: Doc, content: BrochureContent): void {
  const { list } = content.socialMedia;
  const { main, deep, light, mist } = VARIANTS.blue;
  const white = colour('paper-white');
  fill(doc, mist, 0, 0, WIDTH, HEIGHT);
  fill(doc, deep, 0, 0, WIDTH, HEAD);
  drawPicture(
    doc,
    <Lattice
      kind="khatam"
      seed={content.socialMedia.offer.slug}
      columns={2.4}
      rows={4}
      light="bottom-right"
      colour="var(--strap)"
      ground="var(--ground)"
      tints={['var(--mist)', 'var(--light)']}
    />,
    { x: WIDTH - 180, y: 0, width: 180, height: HEAD },
    { strap: main, ground: deep, light, mist },
  );
  drawPackageHead(doc, content, content.socialMedia, {
    text: white,
    quiet: colour('paper-line'),
    accent: light,
  });

  const pitch = (HEIGHT - HEAD - MARGIN - 14) / list.groups.length;
  const label = 62;
  const column = (MEASURE - label) / 2;
  list.groups.forEach(({ title, items }, row) => {
    const y = HEAD + 16 + row * pitch;
    rule(doc, colour('ink'), MARGIN, y, MEASURE, 1.25);
    write(doc, title, STYLES.group, { x: MARGIN, y: y + 7, width: label, colour: main });
    items.forEach((item, index) => {
      const x = MARGIN + label + (index % 2) * column;
      const itemY = y + 8 + Math.floor(index / 2) * ((pitch - 10) / 2);
      write(
        doc,
        String(row * items.length + index + 1),
        { ...STYLES.heading, size: 19 },
        {
          x,
          y: itemY - 2,
          width: NUMBER,
          colour: main,
        },
      );
      writeItem(doc, item, {
        x: x + NUMBER,
        y: itemY,
        width: column - NUMBER - 12,
        colour: colour('ink'),
        quiet: colour('ink-mute'),
      });
    });
  });
  drawFolio(doc, content, colour('ink-mute'));
}
