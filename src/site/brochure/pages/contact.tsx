import { pathHere } from '../../../catalog/twins.ts';
import { GUARANTEE } from '../../../catalog/words/claims.ts';
import { hex } from '../../brand/palette.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import type { BrochureContent } from '../content.ts';
import { HEIGHT, MARGIN, MEASURE, type Sheet, STYLES, WIDTH } from '../sheet.ts';

const SPLIT = 352;
const GAP = 22;
const COLUMN = (MEASURE - 2 * GAP) / 3;
/** Height of a row of offices. */
const ROW = 92;

/** How it begins: three steps, each a little higher than the last. */
function drawProcess(sheet: Sheet, { words, contact, siteUrl }: BrochureContent): void {
  const colour = hex('peacock');
  sheet.write(words.process.heading, STYLES.title, { x: MARGIN, y: MARGIN, width: 250 });
  contact.steps.items.forEach(({ title, when, text }, index) => {
    const x = MARGIN + index * (COLUMN + GAP);
    const y = 178 - index * 36;
    sheet.rule(colour, x, y, COLUMN + (index < 2 ? GAP : 0), 2);
    if (index > 0) {
      sheet.doc.moveTo(x, y);
      sheet.doc.lineTo(x, y + 36);
      sheet.doc.lineWidth(2).stroke(colour);
    }
    sheet.writeLines({ x: x + 8, y: y + 8, width: COLUMN - 8 }, [
      [when, STYLES.small, { colour }],
      [title, STYLES.group, { gap: 2 }],
      [text, STYLES.text, { gap: 4, colour: hex('ink-mute') }],
    ]);
  });
  const terms = siteUrl + pathHere(GUARANTEE);
  sheet.writeLines({ x: MARGIN, y: SPLIT - 44, width: MEASURE }, [
    [words.process.terms, STYLES.item, {}],
    [terms.replace('https://', ''), STYLES.text, { gap: 2, colour, link: terms }],
  ]);
  sheet.doc.circle(MARGIN + MEASURE, 178 - 72, 5).fill(hex('marigold'));
}

/** The last page: the first weeks on paper, and below on ink how to reach us. */
export function drawContact(sheet: Sheet, content: BrochureContent): void {
  const { words, site, offices, siteUrl, contact } = content;
  const [white, quiet, marigold] = [hex('paper-white'), hex('paper-line'), hex('marigold')];
  const [tel, mail] = [`tel:${site.phone.e164}`, `mailto:${site.emails.info}`];
  sheet.ground(hex('paper'), 0, SPLIT);
  sheet.ground(hex('ink-deep'), SPLIT);
  drawProcess(sheet, content);
  sheet.picture(
    <Lattice
      kind="six"
      seed="brochure-contact"
      columns={2}
      rows={3.2}
      light="bottom-right"
      ground="var(--ink-deep)"
      colour="var(--ink-line)"
    />,
    { x: WIDTH - 190, y: SPLIT, width: 190, height: 304 },
  );
  sheet.writeLines({ x: MARGIN, y: SPLIT + 40, width: 340 }, [
    [words.contact.heading, STYLES.invitation, { width: 320, balanced: true, colour: white }],
    [site.phone.display, STYLES.phone, { gap: 24, colour: marigold, link: tel }],
    [site.emails.info, STYLES.plainHeading, { gap: 4, colour: white, link: mail }],
    [
      new URL(siteUrl).host,
      STYLES.plainHeading,
      { gap: 2, colour: white, link: `${siteUrl}${pathHere('/Contact')}` },
    ],
    [
      `${contact.offices.hoursLabel}: ${site.hours.display}`,
      STYLES.lead,
      { gap: 6, colour: quiet },
    ],
  ]);

  const columns = Math.min(4, Math.max(3, offices.length));
  const width = (MEASURE - (columns - 1) * GAP) / columns;
  const y = HEIGHT - 172 - (Math.ceil(offices.length / columns) - 1) * ROW;
  const whole = { x: MARGIN, width: MEASURE };
  sheet.write(words.contact.offices, STYLES.group, { ...whole, y, colour: marigold });
  offices.forEach(({ city, area, address: { street, locality, postalCode }, phone }, index) => {
    const x = MARGIN + (index % columns) * (width + GAP);
    const top = y + 24 + Math.floor(index / columns) * ROW;
    sheet.rule(hex('ink-line'), x, top, width);
    sheet.writeLines({ x, y: top + 8, width }, [
      [`${city}, ${area}`, STYLES.item, { colour: white }],
      [`${street}, ${locality} ${postalCode}`, STYLES.text, { colour: quiet }],
      // The shared one stands above, large.
      ...(phone.e164 === site.phone.e164
        ? []
        : [[phone.display, STYLES.text, { colour: white, link: `tel:${phone.e164}` }] as const]),
    ]);
  });
  const foot = HEIGHT - MARGIN - 8;
  sheet.write(site.legalName, STYLES.small, { ...whole, y: foot, colour: quiet });
}
