import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Drawing } from '../../brand/drawings.ts';
import { inColours } from '../../brand/palette.ts';
import { Typesetter } from '../../fonts/type-setting.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import type { DrawnFile } from '../../illustration/drawn-file.ts';
import { Wordmark } from '../../illustration/logo/Wordmark.tsx';
import type { SitePage } from '../page.ts';
import { CARD_WIDTH } from './card-path.ts';
import { SocialCard } from './SocialCard.tsx';

/** Drawn cards by the digest of their drawing, so that a build draws what has changed. */
const CACHE = join(process.cwd(), '.cache', 'cards');

/** Raised when the same drawing should come out as another picture, as after a change of encoder. */
const ENCODING = 1;

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
  const drawing = inColours(
    renderToStaticMarkup(
      <SocialCard
        card={card}
        siteName={siteName}
        wordmark={<Wordmark drawing={wordmark} colour="var(--ink-soft)" />}
        display={display}
        text={text}
        picture={<Cover seed={seed} family={card.family} object={card.object} ratio="4:5" />}
      />,
    ),
  );
  return cached(drawing, CARD_WIDTH);
}

/** A drawing that is a file as a PNG of the width of a card, for those who take no SVG. */
export const renderPng = ({ svg, width }: DrawnFile): Promise<Uint8Array<ArrayBuffer>> =>
  cached(svg, CARD_WIDTH, (72 * CARD_WIDTH) / width);

async function cached(
  drawing: string,
  width: number,
  density = 72,
): Promise<Uint8Array<ArrayBuffer>> {
  const digest = createHash('sha256').update(`${ENCODING} ${drawing}`).digest('hex');
  const file = join(CACHE, `${digest}.png`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return new Uint8Array(found);
  const picture = await sharp(Buffer.from(drawing), { density })
    .resize(width)
    .png({ palette: true, effort: 4 })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, picture);
  return new Uint8Array(picture);
}
