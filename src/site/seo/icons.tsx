import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { givenDrawing } from '../brand/drawings.ts';
import { hex, inColours } from '../brand/palette.ts';
import { Logo } from '../illustration/logo/Logo.tsx';
import { MARK_SIZE } from '../illustration/logo/mark.ts';
import smallMark from '../illustration/logo/small-mark.svg?raw';

/** A logo that the code draws comes in a simpler form for small sizes; its woven straps would blur. */
export const favicon = givenDrawing('logo') ? logoFile() : inColours(smallMark.trim());

/** The logo as a file of its own, in the palette's colours. */
function logoFile(): string {
  const svg = renderToStaticMarkup(<Logo />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
  return inColours(svg);
}

const png = (svg: string, size: number) =>
  // Drawn large enough first: sharp enlarges pixels, not outlines.
  sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ palette: true });

/** The logo as a square PNG on nothing. */
export const logoPng = (size: number): Promise<Buffer> => png(logoFile(), size).toBuffer();

/** The disc that the code draws is cut off all round, so that its thread comes in from the edge. */
const cropped = (svg: string) =>
  svg.replace(
    `viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"`,
    `viewBox="5 5 ${MARK_SIZE - 10} ${MARK_SIZE - 10}"`,
  );

/** The logo on a ground of ink: phones cut their own corners. */
export const touchIcon = (size: number): Promise<Buffer> =>
  png(givenDrawing('logo') ? logoFile() : cropped(logoFile()), size)
    .flatten({ background: hex('ink') })
    .toBuffer();

const HEADER = 6;
const ENTRY = 16;

/**
 * The small logo in several sizes as one .ico of PNG pictures.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(favicon, size).toBuffer()));
  const head = Buffer.alloc(HEADER + ENTRY * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(sizes[index] ?? 0, entry);
    head.writeUInt8(sizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}
