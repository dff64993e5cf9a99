import { expect, it } from 'vitest';
import { namesIn } from '../../../src/catalog/load/folder.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

it.each([...namesIn('content/blog')])('the article %s has its parts and contents', (slug) => {
  const page = new Page(builtSite(), `/profile/blogs/${slug}`);
  expect(page.all('.article header img').map(({ attributes }) => attributes.alt)).not.toContain('');
  expect(page.all('.article header time')).toHaveLength(2);
  expect(page.texts('.article header dl').join()).toMatch(/\d/);
  expect(page.all('form[data-lead-form="comment"]')).toHaveLength(1);
  expect(page.all('.related-articles li').length).toBeGreaterThanOrEqual(2);
  expect(page.texts('.contents a')).toEqual(page.texts('.prose h2'));
  expect(page.html.includes('devanagari'), 'asks for the Hindi type').toBe(
    page.html.includes('lang="hi"'),
  );
});
