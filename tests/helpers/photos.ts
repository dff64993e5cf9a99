import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What the camera noted in a test photograph; no file of the site may hold it. */
export const CAMERA = 'Test Camera 9000';

/** A photograph as a phone writes it: a JPEG with the camera's name and where it was. */
export async function testPhoto(width = 1600, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#267' } })
    .withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 38/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** Puts a photograph into the content of a project. */
export async function addPhoto(root: string, name = 'our-team.jpg'): Promise<void> {
  mkdirSync(join(root, 'content/pictures'), { recursive: true });
  writeFileSync(join(root, 'content/pictures', name), await testPhoto());
}

/** Gives an article a photograph as its cover and the same one in its text. */
export async function addPhotosToArticle(root: string, slug: string): Promise<void> {
  await addPhoto(root);
  const file = join(root, `content/blog/${slug}.md`);
  const cover = `cover:\n  file: our-team.jpg\n  alt: Five people at a table\n  focus: { x: 25, y: 75 }\n  credit: Photo by Asha\nfamily:`;
  const text = readFileSync(file, 'utf8').replace(/^family:/m, cover);
  writeFileSync(file, `${text}\n![Our team at work](our-team.jpg "Photo by Ravi")\n`);
}
