import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { otherCopies, serviceCopies, sharedRuns, wordCount } from './copy.ts';

const copies = serviceCopies();
const others = [...copies, ...otherCopies()];

/** Runs of this many words may stand on one page only. */
const SHARED_RUN = 12;

describe.each(copies)('the service page $slug', (copy) => {
  const file = `content/services/${copy.slug}.yaml`;

  it('has 650 to 900 words', () => {
    const words = wordCount(copy);
    expect(words, `${words} words`).toBeGreaterThanOrEqual(650);
    expect(words, `${words} words`).toBeLessThanOrEqual(900);
  });

  it('shares no run of twelve words with another page', () => {
    expect(sharedRuns(copy, others, SHARED_RUN)).toEqual([]);
  });

  it('does not link to itself', () => {
    const { related } = parse(readFileSync(file, 'utf8')) as { related: string[] };
    expect(related).not.toContain(copy.slug);
    expect(new Set(related).size).toBe(related.length);
  });
});

describe('the service pages together', () => {
  const field = (pick: (data: Record<string, Record<string, string>>) => unknown) =>
    copies.map(({ slug }) =>
      String(pick(parse(readFileSync(`content/services/${slug}.yaml`, 'utf8')))),
    );
  const repeated = (values: readonly string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);

  it.each([
    ['title', field((data) => data.title)],
    ['heading of the hero', field((data) => data.hero?.heading)],
    ['paragraph of the hero', field((data) => data.hero?.paragraph)],
  ])('no two have the same %s', (_, values) => {
    expect(repeated(values)).toEqual([]);
  });
});
