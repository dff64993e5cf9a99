import { pathHere } from '../../../catalog/twins.ts';
import { hex } from '../../brand/palette.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import type { BrochureContent } from '../content.ts';
import { drawFolio } from '../folio.ts';
import { MARGIN, MEASURE, type Sheet, STYLES, WIDTH } from '../sheet.ts';

type Group = BrochureContent['services'][number];

const GAP = 24;
const COLUMN = (MEASURE - GAP) / 2;
const HEAD = 78;
/** The services begin right of the group's figure. */
const ITEM_PITCH = 42;

/** A group: how many, name, sentence, and its services in two columns; returns where it ends. */
function drawGroup(sheet: Sheet, { label, lead, links }: Group, top: number, siteUrl: string) {
  sheet.rule(hex('ink'), MARGIN, top, MEASURE, 1.5);
  const count = { x: MARGIN, y: top + 8, width: COLUMN, colour: hex('peacock') };
  sheet.write(String(links.length), STYLES.count, count);
  const indent = COLUMN / 3;
  sheet.writeLines({ x: MARGIN + indent, y: top + 15, width: MEASURE - indent }, [
    [label, STYLES.heading],
    [lead, STYLES.text, { gap: 1, colour: hex('ink-mute') }],
  ]);
  const rows = Math.ceil(links.length / 2);
  links.forEach(({ label: title, href, hint }, index) => {
    const x = MARGIN + (index < rows ? 0 : COLUMN + GAP);
    const y = top + HEAD + (index % rows) * ITEM_PITCH;
    sheet.rule(hex('paper-line'), x, y, COLUMN);
    const place = { x, y: y + 6, width: COLUMN, link: siteUrl + pathHere(href) };
    sheet.writeItem({ title, text: hint }, place);
  });
  return top + HEAD + rows * ITEM_PITCH + 22;
}

/** Two pages that face each other: all services by group. */
export function drawServices(sheet: Sheet, content: BrochureContent): void {
  const { words, services, siteUrl } = content;
  const [web, revenue, digital, search] = services;
  if (!web || !revenue || !digital || !search) throw new Error('The brochure needs four groups.');

  sheet.ground(hex('paper'));
  const top = sheet.writeLines({ x: MARGIN, y: MARGIN + 14, width: MEASURE }, [
    [words.services.heading, STYLES.poster, { balanced: true }],
    [words.services.lead, STYLES.lead, { gap: 10, width: 400, colour: hex('ink-mute') }],
  ]);
  const next = drawGroup(sheet, web, top + 34, siteUrl);
  drawGroup(sheet, search, next, siteUrl);
  drawFolio(sheet, content);

  sheet.addPage();
  sheet.ground(hex('paper'));
  const band = { x: 0, y: 0, width: WIDTH, height: 124 };
  sheet.picture(<Cover seed="brochure-services" family="web" ratio="4:1" />, band);
  const second = drawGroup(sheet, revenue, 158, siteUrl);
  drawGroup(sheet, digital, second, siteUrl);
  drawFolio(sheet, content);
}
