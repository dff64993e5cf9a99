import { expect, it } from 'vitest';
import { routes } from '../../../src/catalog/routes.ts';
import { GUARANTEE } from '../../../src/catalog/words/claims.ts';
import { mentionsIn } from '../../../src/catalog/words/promises.ts';
import { builtSite, Page } from '../../helpers/built-site.ts';

it('every page links the terms of each promise that it mentions: <Copy> in src/site/ui', () => {
  const pages = routes()
    .filter((route) => route !== GUARANTEE)
    .map((route) => new Page(builtSite(), route));
  const mentions = pages.flatMap((page) => {
    const text = page.texts('main').join(' ');
    return mentionsIn(text).map(({ words, promise }) => ({ page, words, href: promise.href }));
  });
  expect(mentions.length).toBeGreaterThan(50);
  const unlinked = mentions.filter(
    ({ page, href }) => page.all(`main a[href="${href}"]`).length === 0,
  );
  expect(unlinked.map(({ page, words }) => `${page.texts('title')}: “${words}”`)).toEqual([]);
});
