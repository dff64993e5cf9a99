import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageOf } from '../../../src/catalog/language.ts';
import { hindiNamesIn, namesIn } from '../../../src/catalog/load/folder.ts';
import { routes } from '../../../src/catalog/routes.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../../../src/site/seo/cards/card-path.ts';
import { addressOf, attribute, type Built, hindiRoutes, metas, pngSize } from './site-pages.ts';

/** Networks cut or refuse pictures above some megabytes; ours are far below. */
const MOST_CARD_BYTES = 150_000;

const doubles = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

export function testHeads(built: () => Built): void {
  it('has one canonical address, equal to its route', () => {
    for (const [route, page] of built().pages) {
      const canonicals = page.all('link[rel="canonical"]').map((link) => attribute(link, 'href'));
      expect(canonicals, route).toEqual([addressOf(route)]);
      expect(metas(page, 'og:url'), route).toEqual([addressOf(route)]);
    }
  });

  it('has a title and a description that no other page has', () => {
    const pages = [...built().pages.values()];
    const titles = pages.flatMap((page) => page.texts('head title'));
    const descriptions = pages.flatMap((page) => metas(page, 'description'));
    expect(titles).toHaveLength(pages.length);
    expect(descriptions).toHaveLength(pages.length);
    expect(doubles(titles)).toEqual([]);
    expect(doubles(descriptions)).toEqual([]);
  });

  it('has a social card for Open Graph and Twitter', () => {
    for (const [route, page] of built().pages) {
      const [, hi, name = ''] = /^(\/hi)?\/profile\/blogs\/(.+)$/.exec(route) ?? [];
      const isArticle = (hi ? hindiNamesIn : namesIn)('content/blog').has(name);
      expect(metas(page, 'og:type'), route).toEqual([isArticle ? 'article' : 'website']);
      expect(metas(page, 'og:title'), route).toEqual(metas(page, 'og:title').slice(0, 1));
      expect(metas(page, 'og:description'), route).toEqual(metas(page, 'description'));
      expect(metas(page, 'og:image'), route).toEqual([addressOf(cardPath(route))]);
      expect(metas(page, 'og:image:alt')[0], route).toMatch(/\S/);
      expect(metas(page, 'twitter:card'), route).toEqual(['summary_large_image']);
    }
  });

  it('has a card picture of 1200 by 630 pixels, no two alike', () => {
    const { dir } = built();
    const files = [...routes(), ...hindiRoutes()].map((route) => join(dir, cardPath(route)));
    for (const file of files) {
      expect(pngSize(file), file).toEqual([CARD_WIDTH, CARD_HEIGHT]);
      expect(readFileSync(file).length, file).toBeLessThan(MOST_CARD_BYTES);
    }
    expect(doubles(files.map((file) => readFileSync(file, 'base64')))).toEqual([]);
  });

  it('says its language, and that of an article', () => {
    const { pages } = built();
    for (const [route, page] of pages) {
      expect(
        page.all('html').map((html) => attribute(html, 'lang')),
        route,
      ).toEqual([languageOf(route) === 'hi' ? 'hi' : 'en-IN']);
    }
    const hindi = pages.get('/profile/blogs/how-ai-is-transforming-digital-marketing');
    expect(hindi?.all('main [lang="hi"]').length).toBeGreaterThan(0);
    expect(hindi && metas(hindi, 'og:locale')).toEqual(['hi_IN']);
    const [title] = hindi?.all('head title') ?? [];
    expect(title && attribute(title, 'lang')).toBe('hi');
  });

  it('keeps answers to forms out of search results', () => {
    const { dir } = built();
    const answers = globSync('answers/*.html', { cwd: dir });
    expect(answers.length).toBeGreaterThan(5);
    for (const name of answers) {
      const html = readFileSync(join(dir, name), 'utf8');
      expect(html, name).toContain('<meta name="robots" content="noindex"');
      expect(html, name).not.toMatch(/rel="canonical"|application\/ld\+json/);
    }
  });
}
