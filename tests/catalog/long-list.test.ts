import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../src/catalog/language.ts';
import { namesIn } from '../../src/catalog/load/folder.ts';
import { getArticleList } from '../../src/catalog/queries/blog.ts';
import { routes } from '../../src/catalog/routes.ts';
import { otherEdition } from '../../src/catalog/twins.ts';
import { getSitePages } from '../../src/site/seo/site-pages.ts';
import { forgetContent } from '../helpers/astro-content.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();
/** Sixty articles more, and so three pages of the list of all. */
beforeEach(() => {
  for (const part of ['content', 'src/site/pages']) {
    cpSync(part, join(folder.root, part), { recursive: true });
  }
  const article = readFileSync('content/blog/roi-agency-in-india.md', 'utf8');
  for (let number = 1; number <= 60; number += 1) {
    // No two pages may have the same title, heading or description.
    const copy = article.replaceAll(/^( *(?:title|description): .{20})/gm, `$1 ${number} `);
    writeFileSync(join(folder.root, `content/blog/copy-${number}.md`), copy);
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder.root);
  forgetContent();
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetContent();
});

test('a long list of articles has pages, on which each article stands once', async () => {
  const { pages } = await getArticleList(1);
  expect(pages).toEqual([1, 2, 3]);
  const lists = await Promise.all(pages.map(getArticleList));
  const all = namesIn('content/blog').size;
  const shown = lists.flatMap(({ articles }) => articles.map(({ id }) => id));
  expect([new Set(shown).size, shown.length]).toEqual([all, all]);
});

test('each page of the list is a page of its own to search engines', async () => {
  const told = await getSitePages();
  const paths = ['/profile/blogs/all', '/profile/blogs/all/2', '/profile/blogs/all/3'] as const;
  expect(routes()).toEqual(expect.arrayContaining([...paths]));
  const metas = paths.map((path) => told.get(path)?.meta);
  for (const part of ['title', 'description'] as const) {
    expect(new Set(metas.map((meta) => meta?.[part])).size).toBe(3);
  }
});

test('in Hindi a long list has its pages, too, which lead to English as far as that list goes', async () => {
  const told = await inLanguage('hi', getSitePages);
  const third = '/hi/profile/blogs/all/3';
  expect(told.get(third)?.meta.title).toMatch(/ 3$/);
  expect(otherEdition(third)).toEqual({ href: '/profile/blogs/all/3', isTwin: true });
  expect(otherEdition('/hi/profile/blogs/all/4')).toEqual({
    href: '/profile/blogs/all',
    isTwin: false,
  });
});
