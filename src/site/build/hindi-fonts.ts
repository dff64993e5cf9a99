import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Blob, BufferContentType, Face, Font, shape, Buffer as Text } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Language, languageOf } from '../../catalog/language.ts';
import { keptBetweenBuilds } from '../../catalog/load/kept-between-builds.ts';
import { readFont, readWhole } from '../fonts/read-font.ts';
import { cutFont, readSubsetter } from './cut-font.ts';

/** The weight of each file, and the weights it stands for, as in src/site/styles/fonts.css. */
const FACES = [
  { name: 'text', weight: 430, range: '400 580' },
  { name: 'display', weight: 760, range: '581 800' },
] as const;

const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;

/** The whole script, as src/site/styles/fonts.css names it. */
const WHOLE_FACES = /@font-face\{font-family:Anek Devanagari;src:url[^}]*\}/g;
/**
 * On a page in Hindi Latin letters come with the others: preloaded, their type would be more than the
 * packets that bring the page have room for, and hold the first paint's picture back by two round trips.
 */
const LATIN_PRELOAD = /<link rel="preload"[^>]*\/anek-latin[^>]*>/;
const LATIN_FACE = /@font-face\{font-family:Anek Latin;src:url[^}]*\}/;
/** What visitors typed into these comes back in them. */
const FILLED_IN = /(?:^|\/)answers\//;
/**
 * Both files are asked for once the page has painted, or at once where an earlier page of the visit has
 * brought them: so the first paint waits for no type of Hindi, and later pages don't flicker.
 */
const AFTER_PAINT = `(s=>{let t;try{t=sessionStorage.hindi;sessionStorage.hindi=1}catch{}const u=()=>{s.media="all"};t?u():new PerformanceObserver((_,o)=>{o.disconnect();u()}).observe({type:"paint",buffered:true})})(document.querySelector("style[media=print]"))`;

/**
 * Letters of Hindi take long to set, and each type that comes has all of them set anew: bands out of sight
 * wait for the last, but where that would shift what is read or looked for, and are then laid out one by one.
 */
const WAITING = 'section~section,.site-footer';
const UNTIL_FONTS = `@layer utilities{@supports (overflow-anchor:auto){:root:not(:has(:target)) :is(${WAITING}){content-visibility:auto;contain-intrinsic-block-size:50rem}}}`;
const AFTER_FONTS = `addEventListener("load",async()=>{await Promise.allSettled([430,760].map(w=>document.fonts.load(w+" 1em Anek Devanagari,Anek Latin","कa")));for(const b of document.querySelectorAll("${WAITING}")){await new Promise(self.requestIdleCallback||setTimeout);b.style.contentVisibility="visible"}})`;

/** Raised when the same words should be cut another way. */
const CUTTING = '1';

/** Whether a page sets anything in Hindi; pictures, such as the name in the footer, have no type. */
export const hasHindi = (html: string): boolean =>
  /<(?!svg|img|a class="edition-link)\w+[^>]* lang="hi"/.test(html);

/** Cuts the fonts of Hindi to what the built pages say: docs/decisions/0003-fonts.md. */
export function hindiFonts(): AstroIntegration {
  return {
    name: 'hindi fonts',
    hooks: {
      'astro:build:done': ({ dir }) => cutHindiFonts(fileURLToPath(dir)),
    },
  };
}

/** Pages that share their cut fonts, and the words that these are cut to. */
interface Edition {
  readonly pages: string[];
  readonly words: Set<string>;
}

/** Writes the cut fonts into a folder of built pages, and gives them to its pages that have Hindi. */
export async function cutHindiFonts(folder: string): Promise<void> {
  // An English page that shows a name in Devanagari should not carry the letters of all Hindi pages.
  const editions: Record<Language, Edition> = {
    en: { pages: [], words: new Set() },
    hi: { pages: [], words: new Set() },
  };
  // Their text is read twice rather than kept: by now the build holds all that it may.
  for await (const file of glob('**/*.html', { cwd: folder })) {
    // Its words are filled in later, and it quotes anybody's Hindi: it keeps the whole script.
    if (file.endsWith('report.html')) continue;
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    if (!hasHindi(html)) continue;
    const { pages, words } = editions[languageOf(`/${file}`)];
    pages.push(path);
    for (const word of html.match(WORDS) ?? []) words.add(word);
  }
  await cutFor(folder, 'en', editions.en);
  await cutFor(folder, 'hi', editions.hi);
}

async function cutFor(folder: string, language: Language, { pages, words }: Edition) {
  if (words.size === 0) return;
  const letters = [...new Set([...words].join(''))].sort();
  const madeFrom = [CUTTING, await readSubsetter(), await readWhole('devanagari')];
  let glyphs: Set<number> | undefined;
  const unicodeRange = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  let faces = '';
  await mkdir(join(folder, '_astro'), { recursive: true });
  for (const { name, weight, range } of FACES) {
    const packed = await keptBetweenBuilds(
      'hindi-fonts',
      [...madeFrom, `${weight}`, ...[...words].sort()],
      async () => {
        glyphs ??= await glyphsOf(words);
        const cut = await cutFont(await readFont('devanagari', weight), glyphs, letters);
        return subsetFont(cut, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
      },
    );
    const hash = createHash('sha256').update(packed).digest('base64url').slice(0, 8);
    const url = `/_astro/anek-devanagari-${name}.${hash}.woff2`;
    await writeFile(join(folder, url), packed);
    // Of two faces with the same weights a browser asks the later one first.
    faces += `@font-face{font-family:Anek Devanagari;src:url(${url})format("woff2");font-weight:${range};font-display:swap;unicode-range:${unicodeRange}}`;
  }
  for (const path of pages) {
    const html = await readFile(path, 'utf8');
    const latin = language === 'hi' ? (LATIN_FACE.exec(html)?.[0] ?? '') : '';
    const withFaces = FILLED_IN.test(path)
      ? html.replace('</head>', `<style>${faces}</style></head>`)
      : html
          .replaceAll(WHOLE_FACES, '')
          .replace(latin && LATIN_PRELOAD, '')
          .replace(latin, '')
          .replace('</head>', afterPaint(latin + faces));
    await writeFile(path, withFaces);
  }
}

const afterPaint = (faces: string) =>
  `<style>${UNTIL_FONTS}</style><style media="print">${faces}</style><noscript><style>${faces}</style></noscript><script>${AFTER_PAINT};${AFTER_FONTS}</script></head>`;

/** All glyphs that come up while words are shaped: what they end as, and what that is made from. */
async function glyphsOf(words: Iterable<string>): Promise<Set<number>> {
  // Weights differ in outlines only.
  const font = new Font(new Face(new Blob(await readFont('devanagari', FACES[0].weight))));
  const glyphs = new Set<number>();
  // One for all: each would leave a compiled function behind, 200 MB for the words of all pages.
  const text = new Text();
  text.setMessageFunc(() => {
    if (text.getContentType() === BufferContentType.GLYPHS) {
      for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint);
    }
    return true;
  });
  for (const word of words) {
    text.clearContents();
    text.addText(word);
    text.guessSegmentProperties();
    text.setLanguage('hi');
    shape(font, text);
  }
  return glyphs;
}
