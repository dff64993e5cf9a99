import { getImage } from 'astro:assets';
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { ImageFile, PhotoFields } from '../schemas/photo.ts';
import { SEARCH_RATIOS } from '../search-ratios.ts';

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

function pictureOf(file: string): ImageMetadata {
  const src = pictures.get(file);
  if (!src) throw new Error(`content/pictures/${file} is missing. Put it there.`);
  return src;
}

/** As wide as search engines want the picture of an article. */
const SEARCH_WIDTH = 1200;

/** A photograph in the shapes that search engines ask for, cut about what must stay in sight. */
export function searchPictures({ file, focus }: PhotoFields): Promise<string[]> {
  const src = pictureOf(file);
  // The program that cuts knows edges and the middle.
  const edge = (percent = 50, near: string, far: string) =>
    percent < 50 ? near : percent > 50 ? far : '';
  const sides = [edge(focus?.x, 'left', 'right'), edge(focus?.y, 'top', 'bottom')];
  const position = sides.join(' ').trim() || 'centre';
  const shapes = SEARCH_RATIOS.map(async (ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    const width = Math.min(SEARCH_WIDTH, src.width, Math.floor((src.height * across) / down));
    const height = Math.round((width * down) / across);
    return (await getImage({ src, width, height, fit: 'cover', position, format: 'webp' })).src;
  });
  return Promise.all(shapes);
}

/**
 * A photograph as files in the widths of its place, in AVIF and WebP. They have nothing of what the
 * camera noted, such as where it was.
 */
export async function photoFile(
  photo: PhotoFields,
  place: keyof typeof WIDTHS,
): Promise<ImageFile> {
  const { file, ...words } = photo;
  const src = pictureOf(file);
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
