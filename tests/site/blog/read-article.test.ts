import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readPictures } from '../../../src/catalog/load/pictures.ts';
import { readArticle, readArticles } from '../../../src/catalog/load/read-articles.ts';
import { folderPerTest } from '../../helpers/folder-per-test.ts';

const FILE = 'content/blog/Fixing-Brand-Trust.md';
const folder = folderPerTest();

beforeEach(async () => {
  await readPictures(process.cwd());
  cpSync('content/blog', join(folder.root, 'content/blog'), { recursive: true });
});

/** Replaces the first place where a text stands in the article. */
function edit(before: string, after: string): { line: number } {
  const text = readFileSync(join(folder.root, FILE), 'utf8');
  expect(text).toContain(before);
  folder.write(FILE, text.replace(before, after));
  return { line: text.slice(0, text.indexOf(before)).split('\n').length };
}

const reading = () => readArticle(folder.root, FILE);

it('reads the fields and the text below them', () => {
  const article = reading();
  expect(article.lang).toBe('en');
  expect(article.author).toBe('farah-siddiqui');
  expect(article.body.trimStart()).toMatch(/^Nobody wakes up/);
});

it.each([
  [
    'a date is none',
    '2026-05-28',
    '28 May',
    /line \d+: published is "28 May", which is not a date\. Write it like 2026-10-28\./,
  ],
  [
    'it was updated before it was published',
    'updated: 2026-11-22',
    'updated: 2026-01-01',
    /line \d+: updated is before the day it was published/,
  ],
  [
    'a real phone number stands in the text',
    'Nobody wakes up',
    '+91 98765 43210. Nobody wakes up',
    /line @: the text spells out "\+91 98765 43210"/,
  ],
  [
    'a link leads nowhere',
    '/services/social-media-optimization',
    '/services/Social-Media-Optimization',
    /line @: .*Did you mean "\/services\/social-media-optimization"\?/,
  ],
  ['the fields are not closed', 'title:', '---\ntitle:', /line \d+: .*(missing|empty|is)/],
])('says file, line and remedy when %s', (_when, before, after, sentence) => {
  const { line } = edit(before, after);
  expect(reading).toThrow(/mistakes? in content\/blog\/Fixing-Brand-Trust\.md:/);
  expect(reading).toThrow(new RegExp(sentence.source.replace('@', String(line))));
});

it('says all mistakes of a file at once', () => {
  edit('lang: en', 'lang: english');
  edit('Nobody wakes up', '<b>Nobody</b> wakes up');
  expect(reading).toThrow(/3 mistakes in/);
});

it('asks for the fields when there are none', () => {
  folder.write(FILE, 'Only text.');
  expect(reading).toThrow(/line 1: the fields are missing\. Begin with a line of ---/);
});

it('says of a file that can be no article how to name it', () => {
  folder.write('content/blog/My article.md', '');
  folder.write('content/blog/extra.markdown', '');
  const all = () => readArticles(folder.root, 'content/blog');
  expect(all).toThrow('My article.md can be no entry. Name it with letters, digits and hyphens');
  expect(all).toThrow('extra.markdown can be no entry.');
});
