import { expect, it } from 'vitest';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

const SLUGS = [...namesIn('content/blog')];
const HINDI = 'how-ai-is-transforming-digital-marketing';

const built = (path: string) => new Page(builtSite(), `/profile/blogs${path}`);
const valuesOf = (page: Page, selector: string, name: string) =>
  page.all(selector).map(({ attributes }) => attributes[name]);

it.each(SLUGS)('the article %s has its parts, its contents and its language', (slug) => {
  const page = built(`/${slug}`);
  expect(page.all('.article-header .article-header__cover')).toHaveLength(1);
  const [published, updated = published] = page.texts('.article-header time');
  expect(published).toMatch(/20\d\d/);
  expect(updated).toMatch(/20\d\d/);
  expect(page.texts('.article-header dl').join()).toMatch(/\d/);
  expect(page.all('form[data-lead-form="comment"]')).toHaveLength(1);
  expect(page.all('.related-articles li').length).toBeGreaterThanOrEqual(2);
  expect(page.texts('.contents a')).toEqual(page.texts('.prose h2'));
  expect(page.texts('.prose').join()).not.toMatch(/\*\*|__/);
  expect(valuesOf(page, '.article-body', 'lang')).toEqual(valuesOf(page, 'h1', 'lang'));
});

it('the latest three lead to all of them, and each card to its article', () => {
  const latest = built('');
  expect(latest.texts('h1')).toEqual(['Latest Blogs']);
  const newest = valuesOf(latest, '.article-card a', 'href').slice(0, 3);
  expect(valuesOf(latest, '.article-card__title', 'lang')).toEqual(
    newest.flatMap((path) => valuesOf(new Page(builtSite(), String(path)), 'h1', 'lang')),
  );
  expect(valuesOf(latest, 'main a', 'href')).toContain('/profile/blogs/all');

  const all = built('/all');
  expect(all.texts('h1')).toEqual(['All Blogs']);
  expect(valuesOf(all, '.article-card a', 'href').sort()).toEqual(
    SLUGS.map((slug) => `/profile/blogs/${slug}`).sort(),
  );
});

it('around a Hindi article form and closing band speak Hindi', () => {
  const page = built(`/${HINDI}`);
  expect(page.texts('[lang="hi"] button').join()).toContain('टिप्पणी भेजिए');
  expect(page.texts('[lang="hi"] label').join()).toContain('आपका नाम');
  expect(page.texts('.closing h2').join()).toMatch(/[ऀ-ॿ]/);
});

it('share links are plain, and open new tabs', () => {
  const [slug = ''] = SLUGS;
  const links = built(`/${slug}`).all('.share a[target="_blank"]');
  const addresses = links.map(({ attributes }) => new URL(attributes.href ?? ''));
  expect(addresses.map(({ host }) => host)).toEqual(['wa.me', 'www.linkedin.com', 'x.com']);
  for (const { search } of addresses) expect(search).toContain(encodeURIComponent(slug));
});
