import { expect, it } from 'vitest';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

it.each([...namesIn('content/blog')])('the article %s has its parts and contents', (slug) => {
  const page = new Page(builtSite(), `/profile/blogs/${slug}`);
  const described = page.all('.article-header img').filter(({ attributes }) => attributes.alt);
  expect(described.length).toBeGreaterThan(0);
  expect(page.all('.article-header time')).toHaveLength(2);
  expect(page.texts('.article-header dl').join()).toMatch(/\d/);
  expect(page.all('form[data-lead-form="comment"]')).toHaveLength(1);
  expect(page.all('.related-articles li').length).toBeGreaterThanOrEqual(2);
  expect(page.texts('.contents a')).toEqual(page.texts('.prose h2'));
});
