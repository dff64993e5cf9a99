import { hex } from '../../brand/palette.ts';
import type { BrochureContent } from '../content.ts';
import { drawFolio } from '../folio.ts';
import { MARGIN, MEASURE, type Sheet, STYLES } from '../sheet.ts';
import { VARIANTS } from '../variants.ts';
import { drawPackageHead } from './package-head.ts';

const TICKET_TOP = 272;
const TICKET_HEIGHT = 92;
const GAP = 22;

/** Six coupons along a perforated strip, one a month. */
function drawTicket(sheet: Sheet, { ticket }: BrochureContent['ads']): void {
  const { doc } = sheet;
  const ink = hex('ink');
  doc.rect(MARGIN + 6, TICKET_TOP + 6, MEASURE, TICKET_HEIGHT).fill(VARIANTS.ads.main);
  doc.undash().lineWidth(1.25).rect(MARGIN, TICKET_TOP, MEASURE, TICKET_HEIGHT);
  doc.fillAndStroke(hex('paper-white'), ink);
  const cell = MEASURE / ticket.works.length;
  ticket.works.forEach((work, index) => {
    const x = MARGIN + index * cell;
    if (index > 0) {
      doc.dash(3, { space: 3 }).moveTo(x, TICKET_TOP);
      doc.lineTo(x, TICKET_TOP + TICKET_HEIGHT);
      doc.lineWidth(1).stroke(ink).undash();
    }
    const place = { x: x + 9, width: cell - 14 };
    sheet.writeLines({ ...place, y: TICKET_TOP + 9 }, [
      [`${ticket.month} ${index + 1}`, STYLES.item, { colour: hex('sindoor-deep') }],
      [work, STYLES.work, { gap: 3 }],
    ]);
  });
}

/** Ads Management: the ticket, twelve things done and ten benefits. */
export function drawAds(sheet: Sheet, content: BrochureContent): void {
  const { done, benefits, fee } = content.ads;
  const [line, accent] = [hex('paper-line'), hex('sindoor-deep')];
  sheet.ground(hex('paper-white'));
  sheet.ground(VARIANTS.ads.mist, 0, TICKET_TOP + 52);
  drawPackageHead(sheet, content, content.ads, { accent, width: 400 });
  drawTicket(sheet, content.ads);

  const column = (MEASURE - 2 * GAP) / 3;
  const top = TICKET_TOP + TICKET_HEIGHT + 30;
  sheet.write(done.heading, STYLES.heading, { x: MARGIN, y: top, width: 2 * column + GAP });
  done.items.forEach((item, index) => {
    const x = MARGIN + Math.floor(index / 6) * (column + GAP);
    const y = top + 34 + (index % 6) * 61;
    sheet.rule(line, x, y, column);
    const number = { x, y: y + 4, width: 26, colour: accent };
    sheet.write(String(index + 1), STYLES.smallNumber, number);
    sheet.writeItem(item, { x: x + 26, y: y + 6, width: column - 28 });
  });

  const right = { x: MARGIN + 2 * (column + GAP), width: column };
  let y = sheet.write(benefits.heading, STYLES.heading, { ...right, y: top }) + 8;
  for (const { title } of benefits.items) {
    sheet.rule(line, right.x, y, column);
    y = sheet.write(title, STYLES.item, { ...right, y: y + 6, colour: accent }) + 6;
  }
  const leaves = `${fee.leavesLabel}: ${fee.leaves[0]}`;
  sheet.write(leaves, STYLES.small, { ...right, y: y + 8, colour: hex('ink-mute') });
  drawFolio(sheet, content);
}
