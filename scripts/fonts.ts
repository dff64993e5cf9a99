// Cuts Anek Devanagari to the words the site sets in it; why: docs/decisions/0003-fonts.md.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { ensureChromium } from './chromium.ts';
import { cutFont } from './fonts/cut-font.ts';
import { type FaceName, faces, uncutFace } from './fonts/faces.ts';
import { type HindiWords, hasHindi, hindiWordsOf } from './fonts/hindi-words.ts';
import { glyphsOf, openFont } from './fonts/shaping.ts';
import { projectRoot } from './project.ts';
import { buildSiteIfChanged } from './site-build.ts';

/** Stands for the site's address; nothing goes over the network. */
const ORIGIN = 'http://site.test';

async function wordsOfSite(built: string): Promise<HindiWords> {
  const site = parse(readFileSync(join(projectRoot, 'content/site.yaml'), 'utf8'));
  // The brochure spells the name in bold.
  const all: HindiWords = { text: new Set(), display: new Set([site.nameDevanagari]) };
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = join(built, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  for (const file of globSync('**/*.html', { cwd: built })) {
    if (!hasHindi(readFileSync(join(built, file), 'utf8'))) continue;
    await page.goto(`${ORIGIN}/${file}`);
    const words = await hindiWordsOf(page);
    for (const name of ['text', 'display'] as const)
      for (const word of words[name]) all[name].add(word);
  }
  await browser.close();
  return all;
}

async function cutFace(name: FaceName, words: ReadonlySet<string>): Promise<void> {
  const uncut = await uncutFace(name);
  const font = openFont(uncut);
  const glyphs = [...words].flatMap((word) => glyphsOf(font, word));
  const cut = await cutFont(uncut, new Set(glyphs), [...words].join(''));
  const packed = await subsetFont(cut, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });
  writeFileSync(join(projectRoot, faces[name].file), packed);
  console.log(`${faces[name].file}: ${words.size} words, ${packed.length} bytes`);
}

const { dir } = await buildSiteIfChanged();
const words = await wordsOfSite(dir);
for (const name of ['text', 'display'] as const) await cutFace(name, words[name]);
