import { renderToStaticMarkup } from 'react-dom/server';
import { inColours } from '../../brand/palette.ts';
import type { Typesetter } from '../../fonts/type-setting.ts';
import { Jaali } from '../../illustration/jaali/Jaali.tsx';
import { SocialCard } from './SocialCard.tsx';

/** Of the widest letters. */
const MOST_OF_A_WORD = 14;

/** What a card says beside the drawing. */
export interface JaaliCard {
  readonly name: string;
  /** Above the name. */
  readonly kicker: string;
  readonly siteName: string;
}

/** The card of a name's jaali, its type as outlines. */
export function drawCard(
  { name, kicker, siteName }: JaaliCard,
  display: Typesetter,
  text: Typesetter,
): string {
  const draw = (heading: string) =>
    renderToStaticMarkup(
      <SocialCard
        card={{ heading, kicker }}
        siteName={siteName}
        display={display}
        text={text}
        picture={<Jaali name={name} fit="crop" />}
      />,
    );
  try {
    return inColours(draw(name));
  } catch {
    // One word, longer than the card is wide.
    return inColours(draw(`${name.slice(0, MOST_OF_A_WORD)}...`));
  }
}
