import { domainToASCII } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { withFigures } from '../../../audit/words.ts';
import { inColours } from '../../brand/palette.ts';
import type { Line, Typesetter } from '../../fonts/type-setting.ts';
import type { ReportCard } from '../../report/card.ts';
import { SocialCard, TextLine } from './SocialCard.tsx';

const LONGEST_HOST = 48;

/** The drawing of a card, its type as outlines. */
export function drawCard(card: ReportCard, display: Typesetter, text: Typesetter): string {
  const { title, host, heading, siteName } = card;
  const address = drawable(text, shortened(host), shortened(domainToASCII(host)));
  return inColours(
    renderToStaticMarkup(
      <SocialCard
        card={{ heading, kicker: withFigures(title, { address }) }}
        siteName={siteName}
        display={display}
        text={text}
        picture={<Score total={display.setLine(`${card.total}`)} of={text.setLine(card.of)} />}
      />,
    ),
  );
}

const shortened = (host: string) =>
  host.length > LONGEST_HOST ? `${host.slice(0, LONGEST_HOST)}...` : host;

/** A text where our type has its letters, and else another one. */
function drawable(type: Typesetter, own: string, other: string): string {
  try {
    type.setLine(own);
    return own;
  } catch {
    return other;
  }
}

/** The right part of the card, 456 by 630 pixels. */
function Score({ total, of }: { total: Line; of: Line }) {
  const size = 230;
  const middle = (line: Line, size: number) => 228 - (line.width * size) / 2;
  return (
    <>
      <rect width="456" height="630" fill="var(--peacock)" />
      <TextLine line={total} x={middle(total, size)} y={360} size={size} fill="var(--marigold)" />
      <TextLine line={of} x={middle(of, 48)} y={440} size={48} fill="var(--paper)" />
    </>
  );
}
