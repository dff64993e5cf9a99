import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Page {
  quote: string;
  meta: { title: string };
  hero: { name: string; place: string; paragraph: string };
  sections: { heading?: string }[];
}

const pages = globSync('content/services/*.yaml', { exclude: ['**/*.hi.yaml'] })
  .sort()
  .map((file) => [basename(file, '.yaml'), parse(readFileSync(file, 'utf8')) as Page] as const);

/** Words that say what kind of page it is, not which service. */
const GENERAL = ['and', 'services', 'agency'];

/** Where somebody looks for it. */
const PLACE = /\{(?:city|region)\}|\b(?:Delhi|NCR|Gurgaon|Gurugram|Noida|Faridabad|Ghaziabad)\b/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(pages)('a search for the service finds %s', (_, { meta, hero, sections }) => {
  const main = wordsOf(hero.name).filter((word) => !GENERAL.includes(word));
  const lacks = (text: string) => main.filter((word) => !wordsOf(text).includes(word));

  it('by its name in the first sentence', () => {
    const [sentence = ''] = hero.paragraph.split(/(?<=\.) /);
    expect(lacks(sentence), sentence).toEqual([]);
  });

  it('with a place in the title, the first paragraph and a heading that names it', () => {
    const headings = sections.flatMap(({ heading }) => heading ?? []);
    expect(lacks(meta.title), meta.title).toEqual([]);
    expect(meta.title).toMatch(PLACE);
    expect(hero.paragraph).toMatch(PLACE);
    expect(headings.filter((one) => lacks(one).length === 0 && PLACE.test(one))).not.toEqual([]);
  });

  it('says it so briefly that it stands in the first screen of a phone', () => {
    expect(hero.paragraph.trim().length).toBeLessThanOrEqual(200);
  });
});

describe.each(pages)('the client on %s', (_, { quote }) => {
  const { quote: said, review } = parse(readFileSync(`content/clients/${quote}.yaml`, 'utf8'));

  it('speaks briefly', () => {
    expect((said ?? review).text.split(/\s+/).length).toBeLessThanOrEqual(60);
  });
});

it('no two services have one name', () => {
  const names = pages.map(([, { hero }]) => hero.name);
  expect(new Set(names).size).toBe(names.length);
});
