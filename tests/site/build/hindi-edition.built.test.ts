import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ElementNode, type Node, TEXT_NODE } from 'ultrahtml';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasHindi, hindiFile, isFact } from '../../../src/catalog/load/hindi.ts';
import { markOf } from '../../../src/catalog/load/hindi-mark.ts';
import { fieldAt, mergeHindi } from '../../../src/catalog/load/merge-hindi.ts';
import { englishPath } from '../../../src/catalog/twins.ts';
import { hindiMessages } from '../../../src/forms/hindi.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';
import { addressOf, attribute, decoded, hindiRoutes, hindiTwins } from '../seo/site-pages.ts';

const hindi = hindiTwins().map((route) => ({ route, page: new Page(builtSite(), route) }));
const english = (route: string) => new Page(builtSite(), englishPath(route));

/** What may stand in Latin letters on a Hindi page, a word or some words a line. */
const TERMS = readFileSync('tests/site/build/latin-in-hindi.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
/** Long ones first: a name may have a word that alone would be English. */
const ALLOWED = new RegExp(
  `(?<![a-z])(?:${TERMS.toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(/[.+*?()[\]\\]/g, '\\$&'))
    .join('|')})(?![a-z])`,
  'gi',
);
/** Addresses, what is filled in later, and what others say or type, in quotation marks. */
const NO_WORDS =
  /“[^”]*”|\{\w+\}|\S+@\S+|(?:https?:\/\/|www\.|\/)\S+|(?<![\w-])[\w-]*\.(?:com|in|txt|example)\b\S*/g;

/** Every text below a value of YAML. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

/**
 * What authors wrote that has no Hindi yet stands in English on Hindi pages, and keeps nobody from
 * publishing: the editor and the build name it. Long ones first; placeholders are filled by now.
 */
const UNWRITTEN = globSync('content/**/!(*.hi).yaml')
  .flatMap((file) => {
    const english = parse(readFileSync(file, 'utf8'));
    if (!hasHindi('.', file)) return textsIn(english);
    const hindi = readFileSync(hindiFile(file), 'utf8');
    return mergeHindi(english, parse(hindi), markOf(hindi))
      .behind.filter(({ message }) => message.startsWith('is in English'))
      .map(({ path }) => String(fieldAt(english, path)));
  })
  .flatMap((text) => text.split(/\{[^{}]*\}/))
  .filter((text) => /[a-z]{2}/i.test(text) && !isFact(text))
  .toSorted((a, b) => b.length - a.length);

const withoutUnwritten = (text: string): string =>
  UNWRITTEN.reduce((rest, unwritten) => rest.replaceAll(unwritten, ' '), text);

const latinIn = (text: string): string[] =>
  text
    .replaceAll(NO_WORDS, ' ')
    .replaceAll(ALLOWED, ' ')
    .match(/[a-z]{2,}/gi) ?? [];

function englishIn(html: string): string[] {
  const text = decoded(html.replaceAll('&nbsp;', ' '));
  // In a sentence in Hindi a name of a firm or an app may stand as it is written.
  const isName = (word: string) => /^[A-Z]/.test(word) && /[\u0900-\u097f]/.test(text);
  const found = latinIn(text).filter((word) => !isName(word));
  // What is taken out may have been a part of a term.
  return found.length > 0
    ? latinIn(withoutUnwritten(text)).filter((word) => found.includes(word))
    : [];
}

const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder', 'value'];

/** What a visitor reads or hears below a node, unless it is said to be in another language. */
function* readIn(node: Node): Generator<string> {
  if (node.type === TEXT_NODE) yield node.value;
  if (!('children' in node)) return;
  const { name = '', attributes = {} } = node as Partial<ElementNode>;
  if (['script', 'style', 'template', 'pre'].includes(name)) return;
  // What the build says of whatever has no Hindi is no excuse.
  const isSaid = attributes.lang && !('data-guessed' in attributes);
  if (isSaid && attributes.lang !== 'hi') return;
  // A page that stays English may be called by its name: the link says that it is English.
  if (attributes.hreflang === 'en-IN') return;
  if (name === 'input' && attributes.type === 'hidden') return;
  for (const key of SPOKEN) if (attributes[key]) yield attributes[key];
  for (const child of node.children) yield* readIn(child);
}

it('finds a word that is English', () => {
  expect(englishIn('Google Ads का खर्च, Zepto पर learn more')).toEqual(['learn', 'more']);
  expect(englishIn('Learn More')).toEqual(['Learn', 'More']);
});

it.each(hindiRoutes())('%s has no English words', (route) => {
  const page = new Page(builtSite(), route);
  const texts = page.all('body').flatMap((body) => [...readIn(body)]);
  expect(texts.length).toBeGreaterThan(200);
  const found = texts.flatMap((text) => englishIn(text).map((word) => `${word}: ${text.trim()}`));
  expect([...new Set(found)]).toEqual([]);
});

/** What it quotes as code, says to search engines, and tells of a page that stays English. */
const NOT_READ = /^(?: {4}|> ).*|\[[^\]]*\]\(\/(?!hi\b).*/gm;

it('no Markdown version of a Hindi page has English words', () => {
  const files = globSync('{hi.md,hi/**/*.md}', { cwd: builtSite() });
  expect(files.length).toBe(hindiRoutes().length);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(builtSite(), file), 'utf8');
    return englishIn(text.replaceAll(NOT_READ, '')).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

it('no message of a form is in English', () => {
  const wrong = Object.values(hindiMessages).filter((text) => englishIn(text).length > 0);
  expect(wrong).toEqual([]);
});

/** The list of all articles has more of them than its twin. */
const alike = hindi.filter(({ route }) => route !== '/hi/profile/blogs/all');

it.each(alike)('$route has all that its English twin has', ({ route, page }) => {
  const twin = english(route);
  for (const part of ['main section', 'main h2', 'main h3', 'main form', 'main details']) {
    expect(page.all(part).length, part).toBe(twin.all(part).length);
  }
});

it.each(hindi)('$route and its twin name each other, and their languages', ({ route, page }) => {
  const twin = english(route);
  expect(page.all('html').map(({ attributes }) => attributes.lang)).toEqual(['hi']);
  expect(twin.all('html').map(({ attributes }) => attributes.lang)).toEqual(['en-IN']);
  for (const one of [page, twin]) {
    const named = one
      .all('link[rel="alternate"]')
      .map((link) => [attribute(link, 'hrefLang'), attribute(link, 'href')]);
    expect(named.filter(([lang]) => lang)).toEqual([
      ['en-IN', addressOf(englishPath(route))],
      ['hi', addressOf(route)],
      ['x-default', addressOf(englishPath(route))],
    ]);
  }
  for (const place of ['header', 'footer']) {
    const ways = (one: Page) =>
      one.all(`${place} [data-edition]`).map(({ attributes }) => attributes.href);
    expect(new Set(ways(page)), place).toEqual(new Set([englishPath(route)]));
    expect(new Set(ways(twin)), place).toEqual(new Set([route]));
  }
});
