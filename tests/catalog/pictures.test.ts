import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import service from 'astro/assets/services/sharp';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderArticle } from '../../src/catalog/articles/render-article.ts';
import { readPictures } from '../../src/catalog/load/pictures.ts';
import { readYaml } from '../../src/catalog/load/read-yaml.ts';
import { photo } from '../../src/catalog/schemas/photo.ts';
import { noOriginals } from '../../src/site/build/no-originals.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';
import { addPhoto, CAMERA, testPhoto } from '../helpers/photos.ts';

const folder = folderPerTest();

/** Checks an entry that has a photograph of this name. */
async function reading(file: string, more = ''): Promise<() => unknown> {
  const entry = `city: Delhi\nphoto:\n  file: ${file}\n  alt: The entrance from the street\n${more}`;
  folder.write('content/office.yaml', entry);
  await readPictures(folder.root);
  return () =>
    readYaml(folder.root, 'content/office.yaml', z.strictObject({ city: z.string(), photo }));
}

const put = (name: string, content: Buffer | string) =>
  folder.write(`content/pictures/${name}`, content);

it('takes a photograph with focus and credit', async () => {
  await addPhoto(folder.root, 'delhi.jpg');
  const more = '  focus: { x: 25, y: 100 }\n  credit: Asha Rao\n';
  expect((await reading('delhi.jpg', more))()).toMatchObject({ photo: { focus: { x: 25 } } });
});

it('takes the other formats, too', async () => {
  const drawn = sharp(await testPhoto(20, 20));
  put('a.png', await drawn.clone().png().toBuffer());
  put('a.webp', await drawn.clone().webp().toBuffer());
  put('a.avif', await drawn.clone().avif().toBuffer());
  for (const name of ['a.png', 'a.webp', 'a.avif']) expect(await reading(name)).not.toThrow();
});

const HUGE = { width: 8000, height: 5000, channels: 3, background: '#fff' } as const;

const wrong: Readonly<Record<string, () => Promise<Buffer> | Buffer | string>> = {
  'text.jpg': () => 'not a picture',
  'png.jpg': async () =>
    sharp(await testPhoto(20, 20))
      .png()
      .toBuffer(),
  'huge.png': () => sharp({ create: HUGE }).png().toBuffer(),
  'heavy.jpg': () => Buffer.alloc(13 * 1024 * 1024),
  'Our Office.jpg': () => testPhoto(20, 20),
};

describe('says file, line, field and remedy when', () => {
  it.each([
    ['there is no such file', 'dehli.jpg', 'not in content/pictures. Did you mean "delhi.jpg"?'],
    ['a text is called .jpg', 'text.jpg', 'no picture, whatever its ending says. Export it again'],
    ['a PNG is called .jpg', 'png.jpg', 'a picture of another kind (png)'],
    ['it has 40 megapixels', 'huge.png', '8000 × 5000 pixels: too many. Export it smaller'],
    ['it weighs too much', 'heavy.jpg', 'has 13 MB, and at most 12 fit. Export it smaller'],
    ['its name would not do as an address', 'Our Office.jpg', 'Use small letters, digits'],
  ])('%s', async (_when, name, sentence) => {
    await addPhoto(folder.root, 'delhi.jpg');
    const content = await wrong[name]?.();
    if (content !== undefined) put(name, content);
    const read = await reading(name);
    expect(read).toThrow(/A mistake in content\/office\.yaml:\n {2}line 3: photo\.file is "/);
    expect(read).toThrow(sentence);
  });

  it('it is not described', async () => {
    await addPhoto(folder.root, 'delhi.jpg');
    folder.write('content/x.yaml', 'file: delhi.jpg\nfocus: { x: 30, y: 0 }\n');
    expect(() => readYaml(folder.root, 'content/x.yaml', photo)).toThrow(
      /2 mistakes.*line \d: alt is missing\. Add it\..*line 2: focus\.x must be 0, 25, 50, 75 or 100\./s,
    );
  });
});

it('sees a picture that was put right while the site is being edited', async () => {
  put('delhi.jpg', 'not a picture');
  expect(await reading('delhi.jpg')).toThrow('no picture');
  await addPhoto(folder.root, 'delhi.jpg');
  expect(await reading('delhi.jpg')).not.toThrow();
});

describe('in the text of an article', () => {
  it('is drawn from its name, description and credit', async () => {
    await addPhoto(folder.root, 'delhi.jpg');
    await readPictures(folder.root);
    const { html, mistakes } = renderArticle('![The *door*](delhi.jpg "Asha")', (one) =>
      JSON.stringify(one),
    );
    expect(html.trim()).toBe('<p>{"file":"delhi.jpg","alt":"The door","credit":"Asha"}</p>');
    expect(mistakes).toEqual([]);
  });

  it('is a mistake when it is unknown or not described', async () => {
    await addPhoto(folder.root, 'delhi.jpg');
    await readPictures(folder.root);
    expect(renderArticle('Fine.\n\n![Door](dehli.jpg)').mistakes).toEqual([
      'line 3: the picture is "dehli.jpg", which is not in content/pictures. Did you mean "delhi.jpg"?',
    ]);
    expect(renderArticle('![](delhi.jpg)').mistakes.join()).toContain(
      'the picture isn’t described',
    );
  });
});

describe('what the camera noted', () => {
  it('stands in no file that is made of a photograph', async () => {
    const original = await testPhoto();
    expect(original.includes(CAMERA)).toBe(true);
    const config = { service: { config: {} } } as Parameters<typeof service.transform>[2];
    for (const format of ['avif', 'webp']) {
      const transform = { src: 'a.jpg', width: 400, format };
      const { data } = await service.transform(original, transform, config, console as never);
      expect(await sharp(data).metadata()).toMatchObject({ width: 400 });
      expect((await sharp(data).metadata()).exif).toBeUndefined();
      expect(Buffer.from(data).includes(CAMERA)).toBe(false);
    }
  });

  it('leaves the build with the original, and nothing else does', async () => {
    await addPhoto(folder.root, 'delhi.jpg');
    const dist = join(folder.root, 'dist');
    folder.write('dist/_astro/delhi.12345678.jpg', await testPhoto());
    folder.write('dist/_astro/delhi.12345678_x.webp', 'small');
    const { hooks } = noOriginals() as { hooks: Required<AstroIntegration['hooks']> };
    hooks['astro:config:done']({ config: { root: pathToFileURL(`${folder.root}/`) } } as never);
    hooks['astro:build:done']({ dir: pathToFileURL(`${dist}/`) } as never);
    expect(readdirSync(join(dist, '_astro'))).toEqual(['delhi.12345678_x.webp']);
  });
});
