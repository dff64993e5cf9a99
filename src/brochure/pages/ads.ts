import type { BrochureContent } from '../content.ts';
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

const TICKET_TOP = 272;
const TICKET_HEIGHT = 92;
const GAP = 22;

/** Six coupons along a perforated strip, one a month. */
function drawTicket(doc: Doc, content: BrochureContent): void {
  const { ticket } = content.ads;
  const { main } = VARIANTS.ads;
  const ink = colour('ink');
  fill(doc, main, MARGIN + 6, TICKET_TOP + 6, MEASURE, TICKET_HEIGHT);
  doc
    .undash()
    .lineWidth(1.25)
    .rect(MARGIN, TICKET_TOP, MEASURE, TICKET_HEIGHT)
    .fillAndStroke(colour('paper-white'), ink);
  const cell = MEASURE / ticket.works.length;
  ticket.works.forEach((work, index) => {
    const x = MARGIN + index * cell;
    if (index > 0) {
      doc
        .dash(3, { space: 3 })
        .moveTo(x, TICKET_TOP)
        .lineTo(x, TICKET_TOP + TICKET_HEIGHT);
      doc.lineWidth(1).stroke(ink).undash();
    }
    const place = { x: x + 9, width: cell - 14 };
    const below = write(doc, `${ticket.month} ${index + 1}`, STYLES.item, {
      ...place,
      y: TICKET_TOP + 9,
      colour: colour('sindoor-deep'),
    });
    write(
      doc,
      work,
      { ...STYLES.item, size: 11, leading: 1.12 },
      { ...place, y: below + 3, colour: ink },
    );
    write(doc, content.ads.offer.monthly, STYLES.item, {
      ...place,
      y: TICKET_TOP + TICKET_HEIGHT - 21,
      colour: ink,
    });
  });
}

/** Ads Management: the ticket, twelve things done and ten benefits. */
export function drawAds(doc: Doc, content: BrochureContent): void {
  const { done, benefits, fee } = content.ads;
  const { mist } = VARIANTS.ads;
  const [ink, quiet, accent] = [colour('ink'), colour('ink-mute'), colour('sindoor-deep')];
  fill(doc, colour('paper-white'), 0, 0, WIDTH, HEIGHT);
  fill(doc, mist, 0, 0, WIDTH, TICKET_TOP + 52);
  drawPackageHead(doc, content, content.ads, { text: ink, quiet, accent }, 400);
  drawTicket(doc, content);

  const column = (MEASURE - 2 * GAP) / 3;
  const top = TICKET_TOP + TICKET_HEIGHT + 30;
  write(doc, done.heading, STYLES.heading, {
    x: MARGIN,
    y: top,
    width: 2 * column + GAP,
    colour: ink,
  });
  done.items.forEach(({ title, text }, index) => {
    const x = MARGIN + Math.floor(index / 6) * (column + GAP);
    const y = top + 34 + (index % 6) * 61;
    rule(doc, colour('paper-line'), x, y, column);
    write(
      doc,
      String(index + 1),
      { ...STYLES.heading, size: 17 },
      {
        x,
        y: y + 4,
        width: 26,
        colour: accent,
      },
    );
    writeItem(
      doc,
      { title, text },
      { x: x + 26, y: y + 6, width: column - 28, colour: ink, quiet },
    );
  });

  const x = MARGIN + 2 * (column + GAP);
  let y =
    write(doc, benefits.heading, STYLES.heading, { x, y: top, width: column, colour: ink }) + 8;
  for (const { title } of benefits.items) {
    rule(doc, colour('paper-line'), x, y, column);
    y = write(doc, title, STYLES.item, { x, y: y + 6, width: column, colour: accent }) + 6;
  }
  write(doc, `${fee.leavesLabel}: ${fee.leaves[0]}`, STYLES.small, {
    x,
    y: y + 8,
    width: column,
    colour: quiet,
  });
  drawFolio(doc, content, quiet);
}
