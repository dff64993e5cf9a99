import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/catalog/routes.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

/** Fewer words than this in the content are an empty shell. */
const FEWEST_WORDS = 150;

/** What is in the content and no words that are read. */
const NO_WORDS = /<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g;

const LOADED = /<(?:script|img|iframe|source|video)\b[^>]*\ssrc="([^"]+)"/g;
const LINKED = /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon)")[^>]*href="([^"]+)"/g;
const OWN = /^(?:data:image\/(?:svg\+xml,|gif;base64,)|\/(?!\/))/;

/** What a crawler, or a phone before any script, gets. */
describe.each(routes())('the raw HTML of %s', (route) => {
  const page = new Page(builtSite(), route);
  const { html } = page;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  it('has its landmarks once, and words', () => {
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(page.all(landmark), landmark).toHaveLength(1);
    }
    const words = main.replace(NO_WORDS, ' ').match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThan(FEWEST_WORDS);
  });

  it('has one h1, first of all headings, which skip no level', () => {
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(page.all('h1')).toHaveLength(1);
    const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(gaps, `levels skipped in ${levels.join(' ')}`).toEqual([]);
  });

  it('has no link within what is clicked itself', () => {
    for (const nested of ['button a', 'a button', 'a a', 'summary a']) {
      expect(page.all(nested), nested).toHaveLength(0);
    }
  });

  it('has nothing that jumps the queue of the Tab key', () => {
    expect(html).not.toMatch(/tabindex="[1-9]/i);
  });

  it('carries no style or handler, which the content policy would refuse', () => {
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).not.toMatch(/<[a-z][^>]* on(?:click|load|error)=/);
  });

  it('tells widths of pictures in words that browsers of four years ago read', () => {
    const sizes = page.all('[sizes]').map(({ attributes }) => attributes.sizes);
    expect(sizes.filter((size) => /[<>]|&[lg]t;/.test(size ?? ''))).toEqual([]);
  });

  it('has no trace of measuring, which a build with an ANALYTICS_ID alone has', () => {
    expect(html).not.toMatch(/data-analytics-id|data-asks-again|dataLayer|googletagmanager/);
  });

  it('loads nothing from another host', () => {
    const addresses = [...html.matchAll(LOADED), ...html.matchAll(LINKED)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !OWN.test(address))).toEqual([]);
  });
});
