import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILES, routes } from '../../src/catalog/routes.ts';
import { SPECIFIED } from '../content/specified.ts';
import type { Page } from '../helpers/built-site.ts';
import { attribute, type Built, SITE_URL } from './site-pages.ts';

const MOST_CLICKS = 3;

interface Target {
  readonly path: string;
  readonly anchor: string;
}

/** Where the links of a page lead inside the site, written as they are. */
function targetsOf(page: Page, route: string, links = 'a'): Target[] {
  return page
    .all(links)
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('#') || href.startsWith(SITE_URL))
    .map((href) => {
      const [address = '', anchor = ''] = href.replace(SITE_URL, '').split('#');
      return { path: address.split('?')[0] || route, anchor };
    });
}

/** Clicks from the home page to each page, by the links in the HTML as it arrives. */
function clicksFromHome(pages: Built['pages']): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [route, depth] of clicks) {
    const page = pages.get(route);
    if (!page) continue;
    for (const { path } of targetsOf(page, route)) {
      if (!clicks.has(path)) clicks.set(path, depth + 1);
    }
  }
  return clicks;
}

export function testCrawl(built: () => Built): void {
  it('every route is built', () => {
    const { dir, pages } = built();
    expect(routes().filter((route) => !pages.has(route))).toEqual([]);
    expect(FILES.filter((file) => !existsSync(join(dir, file)))).toEqual([]);
  });

  it('every page is reached from home within three clicks, and none is an orphan', () => {
    const clicks = clicksFromHome(built().pages);
    expect(routes().filter((route) => (clicks.get(route) ?? Infinity) > MOST_CLICKS)).toEqual([]);
  });

  it('what is sold and what is written is linked from the text of other pages', () => {
    const { pages } = built();
    const linked = new Set<string>();
    for (const [route, page] of pages) {
      for (const { path } of targetsOf(page, route, 'main a')) if (path !== route) linked.add(path);
    }
    const inText = SPECIFIED.filter((route) =>
      /^\/(?:services|packages|profile\/blogs)\//.test(route),
    );
    expect(inText.filter((route) => !linked.has(route))).toEqual([]);
  });

  it('no link inside the site is dead or answered by a redirect', () => {
    const { dir, pages } = built();
    const isThere = (path: string) =>
      pages.has(path) || (/\.\w+$/.test(path) && existsSync(join(dir, path)));
    const wrong = [...pages].flatMap(([route, page]) =>
      targetsOf(page, route)
        .filter(({ path }) => !isThere(path))
        .map(({ path }) => `${route} links to ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('every anchor of a link is there', () => {
    const { pages } = built();
    const ids = new Map(
      [...pages].map(([route, page]) => [
        route,
        new Set(page.all('[id]').map((element) => attribute(element, 'id'))),
      ]),
    );
    const wrong = [...pages].flatMap(([route, page]) =>
      targetsOf(page, route)
        .filter(({ path, anchor }) => anchor && ids.has(path) && !ids.get(path)?.has(anchor))
        .map(({ path, anchor }) => `${route} links to ${path}#${anchor}`),
    );
    expect(wrong).toEqual([]);
  });
}
