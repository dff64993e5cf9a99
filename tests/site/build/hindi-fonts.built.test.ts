import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, it, onTestFinished } from 'vitest';
import { languageOf } from '../../../src/catalog/language.ts';
import { cutHindiFonts, hasHindi } from '../../../src/site/build/hindi-fonts.ts';
import { readFont } from '../../../src/site/fonts/read-font.ts';
import { builtSite } from '../../helpers/built-site.ts';

const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;
const FACES = /url\((\/_astro\/anek-devanagari-(text|display)\.[^)]+)\)/g;
const WEIGHTS: Readonly<Record<string, number>> = { text: 430, display: 760 };

/** Letters and joined forms that are hard: marks above, half forms, conjuncts, a joiner. */
const NEW = 'ॐ ऋषि काळ ज्ञान ब्रह्मा द्धि र्\u200dय नहीं रू';

const openFont = (truetype: Buffer) => new Font(new Face(new Blob(truetype)));

/** What a reader sees of a word: advance, offsets and outline of each glyph, in font units. */
function shapeOf(font: Font, word: string): string {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  text.setLanguage('hi');
  shape(font, text);
  const glyphs = text
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join(' '),
    );
  return glyphs.join('\n');
}

/** The words of a page that its own fonts do not draw as the uncut ones do. */
async function plainWords(folder: string, html: string): Promise<string[]> {
  const faces = [...new Map([...html.matchAll(FACES)].map((face) => [face[2], face])).values()];
  expect(faces.map(([, , name]) => name).sort()).toEqual(['display', 'text']);
  const plain: string[] = [];
  for (const [, url = '', name = ''] of faces) {
    const file = readFileSync(join(folder, url));
    const cut = openFont(
      await subsetFont(file, undefined, { targetFormat: 'truetype', keepAllGlyphs: true }),
    );
    const uncut = openFont(await readFont('devanagari', WEIGHTS[name] ?? 0));
    for (const word of new Set(html.match(WORDS)))
      if (shapeOf(cut, word) !== shapeOf(uncut, word)) plain.push(`${word} in ${name}`);
  }
  return plain;
}

/** A folder with one built page, after its fonts were cut. */
async function pageSaying(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hindi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.html');
  writeFileSync(file, `<head></head><p lang="hi">${text}</p>`);
  await cutHindiFonts(folder);
  return { folder, html: readFileSync(file, 'utf8') };
}

it.each(['en', 'hi'])(
  'the fonts of built pages draw every Hindi word as the uncut ones do: %s',
  async (lang) => {
    // A report quotes anybody's Hindi: its page keeps the whole script.
    const pages = globSync('**/*.html', { cwd: builtSite(), exclude: ['**/report.html'] })
      .filter((file) => languageOf(`/${file}`) === lang)
      .map((file) => readFileSync(join(builtSite(), file), 'utf8'))
      .filter(hasHindi);
    expect(pages).not.toEqual([]);
    const faces = new Set(pages.map((html) => html.match(FACES)?.join('')));
    // Answers, which are filled in, name them once; other pages for browsers without scripts, too.
    expect(faces.size).toBeLessThanOrEqual(2);
    const words = pages.map((html) => html.replaceAll(FACES, '')).join('');
    expect(await plainWords(builtSite(), [...faces].join('') + words)).toEqual([]);
  },
);

it('letters and joined forms that are new are in the fonts after the next build', async () => {
  const before = await pageSaying('आरोहण');
  const after = await pageSaying(NEW);
  const fonts = before.html.match(FACES)?.join('');
  expect(await plainWords(before.folder, `${fonts}${NEW}`)).not.toEqual([]);
  expect(await plainWords(after.folder, after.html)).toEqual([]);
});

it('the same words make the same files', async () => {
  expect((await pageSaying('आरोहण')).html).toBe((await pageSaying('आरोहण')).html);
});

it('a page without Hindi stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hindi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const html = '<head></head><title>आरोहण</title>';
  writeFileSync(join(folder, 'page.html'), html);
  await cutHindiFonts(folder);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(html);
});
