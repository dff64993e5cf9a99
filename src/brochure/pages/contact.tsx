import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import type { BrochureContent } from '../content.ts';
import { drawPicture } from '../draw-svg.ts';
import { colour } from '../palette.ts';
import { type Doc, fill, HEIGHT, MARGIN, MEASURE, rule, STYLES, WIDTH, write } from '../sheet.ts';

const SPLIT = 352;
const GAP = 22;
const COLUMN = (MEASURE - 2 * GAP) / 3;
/** Height of a row of offices. */
const ROW = 92;

/** How it begins: three steps, each a little higher than the last. */
function drawProcess(doc: Doc, { words, contact }: BrochureContent): void {
  const ink = colour('ink');
  write(doc, words.process.heading, STYLES.title, {
    x: MARGIN,
    y: MARGIN,
    width: 250,
    colour: ink,
  });
  contact.steps.items.forEach(({ title, when, text }, index) => {
    const x = MARGIN + index * (COLUMN + GAP);
    const y = 178 - index * 36;
    rule(doc, colour('peacock'), x, y, COLUMN + (index < 2 ? GAP : 0), 2);
    if (index > 0)
      doc
        .moveTo(x, y)
        .lineTo(x, y + 36)
        .lineWidth(2)
        .stroke(colour('peacock'));
    const first = write(doc, when, STYLES.small, {
      x: x + 8,
      y: y + 8,
      width: COLUMN - 8,
      colour: colour('peacock'),
    });
    const second = write(doc, title, STYLES.group, {
      x: x + 8,
      y: first + 2,
      width: COLUMN - 8,
      colour: ink,
    });
    write(doc, text, STYLES.text, {
      x: x + 8,
      y: second + 4,
      width: COLUMN - 8,
      colour: colour('ink-mute'),
    });
  });
  const end = MARGIN + MEASURE;
  doc.circle(end, 178 - 72, 5).fill(colour('marigold'));
}

/** The last page: the first weeks on paper, and below on ink how to reach us. */
export function drawContact(doc: Doc, content: BrochureContent): void {
  const { words, site, offices, siteUrl, contact } = content;
  const [white, quiet, marigold] = [
    colour('paper-white'),
    colour('paper-line'),
    colour('marigold'),
  ];
  fill(doc, colour('paper'), 0, 0, WIDTH, SPLIT);
  fill(doc, colour('ink-deep'), 0, SPLIT, WIDTH, HEIGHT - SPLIT);
  drawProcess(doc, content);
  drawPicture(
    doc,
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

  const below = write(
    doc,
    words.contact.heading,
    { ...STYLES.title, size: 46, leading: 0.96 },
    {
      x: MARGIN,
      y: SPLIT + 40,
      width: 320,
      balanced: true,
      colour: white,
    },
  );
  const phone = write(
    doc,
    site.phone.display,
    { ...STYLES.title, size: 27 },
    {
      x: MARGIN,
      y: below + 24,
      width: 340,
      colour: marigold,
      link: `tel:${site.phone.e164}`,
    },
  );
  const mail = write(doc, site.emails.info, STYLES.heading, {
    x: MARGIN,
    y: phone + 4,
    width: 340,
    colour: white,
    link: `mailto:${site.emails.info}`,
  });
  const web = write(doc, new URL(siteUrl).host, STYLES.heading, {
    x: MARGIN,
    y: mail + 2,
    width: 340,
    colour: white,
    link: `${siteUrl}/Contact`,
  });
  write(doc, `${contact.offices.hoursLabel}: ${site.hours.display}`, STYLES.lead, {
    x: MARGIN,
    y: web + 6,
    width: 340,
    colour: quiet,
  });

  const columns = Math.min(4, Math.max(3, offices.length));
  const width = (MEASURE - (columns - 1) * GAP) / columns;
  const top = HEIGHT - 172 - (Math.ceil(offices.length / columns) - 1) * ROW;
  write(doc, words.contact.offices, STYLES.group, {
    x: MARGIN,
    y: top,
    width: MEASURE,
    colour: marigold,
  });
  offices.forEach(({ city, area, address }, index) => {
    const x = MARGIN + (index % columns) * (width + GAP);
    const y = top + 24 + Math.floor(index / columns) * ROW;
    rule(doc, colour('ink-line'), x, y, width);
    const first = write(doc, `${city}, ${area}`, STYLES.item, {
      x,
      y: y + 8,
      width,
      colour: white,
    });
    write(doc, `${address.street}, ${address.locality} ${address.postalCode}`, STYLES.text, {
      x,
      y: first,
      width,
      colour: quiet,
    });
  });
  write(doc, site.legalName, STYLES.small, {
    x: MARGIN,
    y: HEIGHT - MARGIN - 8,
    width: MEASURE,
    colour: quiet,
  });
}
