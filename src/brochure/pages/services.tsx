import { rgb } from '../../brand/palette.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import type { BrochureContent } from '../content.ts';
import { drawPicture } from '../draw-svg.ts';
import { drawFolio } from '../folio.ts';
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

type Group = BrochureContent['services'][number];

const GAP = 24;
const COLUMN = (MEASURE - GAP) / 2;
const HEAD = 96;
/** The services begin right of the group's figure. */
const ITEM_PITCH = 42;

/** A group: how many, name, sentence, and its services in two columns; returns where it ends. */
function drawGroup(doc: Doc, { label, lead, links }: Group, top: number, siteUrl: string): number {
  rule(doc, rgb('ink'), MARGIN, top, MEASURE, 1.5);
  write(
    doc,
    String(links.length),
    { ...STYLES.numeral, size: 58 },
    {
      x: MARGIN,
      y: top + 8,
      width: COLUMN,
      colour: rgb('peacock'),
    },
  );
  const below = write(doc, label, STYLES.heading, {
    x: MARGIN + COLUMN / 3,
    y: top + 15,
    width: MEASURE - COLUMN / 3,
    colour: rgb('ink'),
  });
  write(doc, lead, STYLES.text, {
    x: MARGIN + COLUMN / 3,
    y: below + 1,
    width: MEASURE - COLUMN / 3,
    colour: rgb('ink-mute'),
  });
  const rows = Math.ceil(links.length / 2);
  links.forEach(({ label: title, href, hint }, index) => {
    const x = MARGIN + (index < rows ? 0 : COLUMN + GAP);
    const y = top + HEAD - 18 + (index % rows) * ITEM_PITCH;
    rule(doc, rgb('paper-line'), x, y, COLUMN);
    writeItem(
      doc,
      { title, text: hint },
      {
        x,
        y: y + 6,
        width: COLUMN,
        colour: rgb('ink'),
        quiet: rgb('ink-mute'),
        link: siteUrl + href,
      },
    );
  });
  return top + HEAD - 18 + rows * ITEM_PITCH + 22;
}

/** Two pages that face each other: all services by group. */
export function drawServices(doc: Doc, content: BrochureContent): void {
  const { words, services, siteUrl } = content;
  const [web, revenue, digital, search] = services;
  if (!web || !revenue || !digital || !search) throw new Error('The brochure needs four groups.');

  fill(doc, rgb('paper'), 0, 0, WIDTH, HEIGHT);
  const below = write(
    doc,
    words.services.heading,
    { ...STYLES.title, size: 60, leading: 0.96 },
    {
      x: MARGIN,
      y: MARGIN + 14,
      width: MEASURE,
      balanced: true,
      colour: rgb('ink'),
    },
  );
  const top = write(doc, words.services.lead, STYLES.lead, {
    x: MARGIN,
    y: below + 10,
    width: 400,
    colour: rgb('ink-mute'),
  });
  const next = drawGroup(doc, web, top + 34, siteUrl);
  drawGroup(doc, search, next, siteUrl);
  drawFolio(doc, content, rgb('ink-mute'));

  doc.addPage();
  fill(doc, rgb('paper'), 0, 0, WIDTH, HEIGHT);
  drawPicture(doc, <Cover seed="brochure-services" family="web" ratio="4:1" />, {
    x: 0,
    y: 0,
    width: WIDTH,
    height: 124,
  });
  const second = drawGroup(doc, revenue, 158, siteUrl);
  drawGroup(doc, digital, second, siteUrl);
  drawFolio(doc, content, rgb('ink-mute'));
}
