import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Case, getCases } from '../../../src/catalog/queries/work.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

let cases: Case[];

beforeAll(async () => {
  cases = await getCases();
});

const eachCase = (check: (page: Page, work: Case) => void) => {
  expect(cases.length).toBeGreaterThanOrEqual(4);
  for (const work of cases) check(new Page(builtSite(), work.path), work);
};

describe('the page of a case', () => {
  it('has brief, steps, three screens, one figure, a quote with its date, and a way on', () => {
    eachCase((page, { path, figure, quote, date, services }) => {
      expect(page.texts('.case-hero__figure strong'), path).toEqual([figure.value]);
      expect(page.all('.case-screens img').length, path).toBe(3);
      expect(page.all('.case-steps li').length, path).toBeGreaterThanOrEqual(3);
      expect(page.texts('.case-quote strong'), path).toEqual([quote.name]);
      expect(page.texts('.case-quote time').join(), path).toContain(date.slice(0, 4));
      for (const { href } of services) expect(page.html, path).toContain(`href="${href}"`);
      expect(page.all('.other-cases a').length, path).toBe(3);
    });
  });

  it('says of a sample that it is one, and praises with it on the page alone', () => {
    eachCase((page, { path, sample, quote }) => {
      expect(page.texts('.case-hero .sample-note'), path).toEqual(
        sample ? ['Sample case: invented to show the form'] : [],
      );
      if (!sample) return;
      const data = page.texts('script[type="application/ld+json"]').join();
      const markdown = readFileSync(join(builtSite(), `${path}.md`), 'utf8');
      expect(markdown, path).toContain('Sample case');
      for (const text of [data, markdown]) expect(text, path).not.toContain(quote.text);
      expect(data, path).not.toContain('CreativeWork');
    });
  });
});
