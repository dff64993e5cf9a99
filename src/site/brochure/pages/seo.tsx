import { hex } from '../../brand/palette.ts';
import { StairDrawing } from '../../sections/packages/Stair.tsx';
import type { BrochureContent } from '../content.ts';
import { drawFolio } from '../folio.ts';
import { HEIGHT, MARGIN, MEASURE, type Sheet, STYLES, WIDTH } from '../sheet.ts';
import { VARIANTS } from '../variants.ts';
import { drawPackageHead } from './package-head.ts';

const HEAD = 452;
const GAP = 20;

/** SEO: the green variant, 12 items in three flights below a stair. */
export function drawSeo(sheet: Sheet, content: BrochureContent): void {
  const { list, beyond } = content.seo;
  const { main, light, mist } = VARIANTS.green;
  sheet.ground(hex('paper-white'));
  sheet.ground(mist, 0, HEAD);
  sheet.picture(
    <StairDrawing />,
    { x: WIDTH * 0.2, y: HEAD - 300, width: WIDTH * 0.8, height: 300 },
    { variant: main, 'variant-light': light, text: hex('ink'), highlight: hex('marigold') },
  );
  drawPackageHead(sheet, content, content.seo, { accent: main });

  const width = (MEASURE - 2 * GAP) / 3;
  list.groups.forEach(({ title, items }, flight) => {
    const x = MARGIN + flight * (width + GAP);
    let y = HEAD + 24;
    sheet.doc.rect(x, y, width, 6).fill(main);
    y = sheet.write(title, STYLES.group, { x, y: y + 13, width }) + 6;
    for (const item of items) {
      sheet.rule(hex('paper-line'), x, y, width);
      y = sheet.writeItem(item, { x, y: y + 5, width }) + 6;
    }
  });
  const foot = HEIGHT - MARGIN - 62;
  sheet.rule(hex('ink'), MARGIN, foot, MEASURE, 1.25);
  const item = { title: beyond.heading, text: beyond.lead };
  sheet.writeItem(item, { x: MARGIN, y: foot + 8, width: MEASURE });
  drawFolio(sheet, content);
}
