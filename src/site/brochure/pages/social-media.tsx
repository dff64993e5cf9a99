import { hex } from '../../brand/palette.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import type { BrochureContent } from '../content.ts';
import { drawFolio } from '../folio.ts';
import { HEIGHT, MARGIN, MEASURE, type Sheet, STYLES, WIDTH } from '../sheet.ts';
import { VARIANTS } from '../variants.ts';
import { drawPackageHead } from './package-head.ts';

const HEAD = 282;
const LABEL = 62;
const NUMBER = 30;

/** Social Media Management: the blue variant, 20 numbered items in five rows of four. */
export function drawSocialMedia(sheet: Sheet, content: BrochureContent): void {
  const { list, offer } = content.socialMedia;
  const { main, deep, light, mist } = VARIANTS.blue;
  sheet.ground(mist);
  sheet.ground(deep, 0, HEAD);
  sheet.picture(
    <Lattice
      kind="khatam"
      seed={offer.slug}
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
  const look = { text: hex('paper-white'), quiet: hex('paper-line'), accent: light };
  drawPackageHead(sheet, content, content.socialMedia, look);

  const pitch = (HEIGHT - HEAD - MARGIN - 14) / list.groups.length;
  const column = (MEASURE - LABEL) / 2;
  list.groups.forEach(({ title, items }, row) => {
    const top = HEAD + 16 + row * pitch;
    sheet.rule(hex('ink'), MARGIN, top, MEASURE, 1.25);
    sheet.write(title, STYLES.group, { x: MARGIN, y: top + 7, width: LABEL, colour: main });
    items.forEach((item, index) => {
      const x = MARGIN + LABEL + (index % 2) * column;
      const y = top + 8 + Math.floor(index / 2) * ((pitch - 10) / 2);
      const number = { x, y: y - 2, width: NUMBER, colour: main };
      sheet.write(String(row * items.length + index + 1), STYLES.number, number);
      sheet.writeItem(item, { x: x + NUMBER, y, width: column - NUMBER - 12 });
    });
  });
  drawFolio(sheet, content);
}
