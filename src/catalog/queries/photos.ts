import { getImage } from 'astro:assets';
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { ImageFile, PhotoFields } from '../schemas/photo.ts';

const pictures = new Map(
  Object.entries(
    import.meta.glob<{ default: ImageMetadata }>('/content/pictures/*.{jpg,jpeg,png,webp,avif}', {
      eager: true,
    }),
  ).map(([path, { default: picture }]) => [basename(path), picture]),
);

/** The widths in pixels that a place asks for: its own at each screen, and twice that. */
const WIDTHS = {
  cover: [400, 640, 960, 1280, 1920],
  text: [400, 640, 960, 1440],
  card: [320, 480, 640, 960],
  small: [96, 192, 320],
} as const;

/**
 * A photograph as files in the widths of its place, in AVIF and WebP. They have nothing of what the
 * camera noted, such as where it was.
 */
export async function photoFile(
  photo: PhotoFields,
  place: keyof typeof WIDTHS,
): Promise<ImageFile> {
  const { file, ...words } = photo;
  const src = pictures.get(file);
  if (!src) throw new Error(`content/pictures/${file} is missing. Put it there.`);
  const fitting = WIDTHS[place].filter((width) => width <= src.width);
  const widths = fitting.length > 0 ? fitting : [src.width];
  const width = Math.max(...widths);
  const make = (format: 'avif' | 'webp') => getImage({ src, width, widths, format });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  return {
    ...words,
    src: webp.src,
    width,
    height: Math.round((width * src.height) / src.width),
    srcSet: { avif: avif.srcSet.attribute, webp: webp.srcSet.attribute },
  };
}

/** The photograph of an entry that may have none. */
export const optionalPhoto = async (photo: PhotoFields | undefined, place: keyof typeof WIDTHS) =>
  photo && photoFile(photo, place);
