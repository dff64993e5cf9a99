import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { drawnBefore, keptBetweenBuilds } from '../../../catalog/load/kept-between-builds.ts';
import type { Drawing } from '../../brand/drawings.ts';
import { inColours } from '../../brand/palette.ts';
import { Typesetter } from '../../fonts/type-setting.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import type { DrawnFile } from '../../illustration/drawn-file.ts';
import { Wordmark } from '../../illustration/logo/Wordmark.tsx';
import type { SitePage } from '../page.ts';
import { CARD_WIDTH } from './card-path.ts';
import { SocialCard } from './SocialCard.tsx';

/** Raised when the same drawing should come out as another picture, as after other settings below. */
const ENCODING = '2';
const ENCODER = JSON.stringify(sharp.versions);

let typesetters: Promise<readonly [Typesetter, Typesetter]> | undefined;

/** A page's social card as a PNG of 1200 by 630 pixels. */
export async function renderCard(
  page: SitePage,
  siteName: string,
  wordmark: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  typesetters ??= Promise.all([Typesetter.open(750), Typesetter.open(620)]);
  const [display, text] = await typesetters;
  const { path, card } = page;
  const seed = path.split('/').at(-1) || 'home';
  const drawing = () => (
    <SocialCard
      card={card}
      siteName={siteName}
      // In Hindi the name says the same.
      wordmark={page.lang !== 'hi' && <Wordmark drawing={wordmark} colour="var(--ink-soft)" />}
      display={display}
      text={text}
      picture={<Cover seed={seed} family={card.family} object={card.object} ratio="4:5" />}
    />
  );
  let drawn: string | undefined;
  const draw = () => {
    drawn ??= inColours(renderToStaticMarkup(drawing()));
    return drawn;
  };
  const asked = [card, siteName, page.lang, wordmark, seed];
  // Of the drawing itself nothing is needed once its picture is there.
  return encoded(
    drawnBefore('card-digests', asked, () => hash('sha256', draw())),
    draw,
  );
}

/** A drawing that is a file as a PNG of the width of a card, for those who take no SVG. */
export const renderPng = ({ svg, width }: DrawnFile): Promise<Uint8Array<ArrayBuffer>> =>
  encoded(hash('sha256', svg), () => svg, (72 * CARD_WIDTH) / width);

const encoded = (digest: string, draw: () => string, density = 72) =>
  keptBetweenBuilds('cards', [ENCODING, ENCODER, digest], () =>
    sharp(Buffer.from(draw()), { density })
      .resize(CARD_WIDTH)
      .png({ palette: true, effort: 1, dither: 0, quality: 97 })
      .toBuffer(),
  );
