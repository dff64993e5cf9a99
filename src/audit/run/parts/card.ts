import type { CardImage } from '../../facts.ts';
import { declaredBytes, webAddress } from '../../reading/addresses.ts';
import { cardTagOf } from '../../reading/metadata.ts';
import type { Visit } from '../visit.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** A picture for a card has one million; this one would take a fifth of the worker's memory. */
const MAX_PIXELS = 12_000_000;
/** The thumbnail's, which is kept and sent with each look at the report. */
const WIDTH = 300;
const MAX_HEIGHT = 600;
/**
 * How JPEG, PNG, GIF, WebP and AVIF begin, which messengers show. Nothing else comes near a decoder: SVG,
 * packed or not, is a program.
 */
const PICTURE = /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Fetches the picture that messengers show, and draws it small. */
export async function findCard({ fetcher, page }: Visit): Promise<CardImage | 'none'> {
  const address = webAddress(cardTagOf(page.html)?.content ?? '', page.html.base);
  if (address === undefined) return 'none';
  const { url, status, headers, body, cut } = await fetcher.get(address, MAX_BYTES);
  const contentType = headers['content-type'] ?? '';
  const bytes = cut ? (declaredBytes(headers) ?? MAX_BYTES) : body.length;
  const image = { url, status, contentType, bytes };
  return status === 200 ? await drawn(body, image) : image;
}

async function drawn(body: Buffer, image: CardImage): Promise<CardImage> {
  if (!PICTURE.test(body.subarray(0, 16).toString('latin1'))) return image;
  // Loaded while the page's own findings are already told.
  const { default: sharp } = await import('sharp');
  const picture = sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'none', pages: 1 });
  const size = await picture.metadata().catch(() => undefined);
  if (size === undefined) return image;
  const { width, height } = size;
  const small = picture.resize(WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true });
  const drawing = small.flatten().jpeg().toBuffer();
  const jpeg = await drawing.catch(() => undefined);
  const thumbnail = jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return { ...image, width, height, thumbnail };
}
