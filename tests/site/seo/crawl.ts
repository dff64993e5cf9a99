import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT_NODE, type ElementNode } from 'ultrahtml';
import { expect, it } from 'vitest';
import { FILES, routes } from '../../../src/catalog/routes.ts';
import type { Page } from '../../helpers/built-site.ts';
import { attribute, type Built, SITE_URL } from './site-pages.ts';

const MOST_CLICKS = 2;

/** Other pages whose text leads to a page; a crawler takes fewer for a page that matters little. */
const FEWEST_LINKS = 3;

/** Services that a buyer confuses: each leads to the others, so that nobody has to go back and search. */
const COMPETING = [
  ['digital-marketing-services', 'internet-marketing-services', 'ai-digital-marketing-services'],
  ['ads-management-services', 'google-adword-ppc-services', 'performance-marketing-services'],
  ['performance-marketing-services', 'ai-performance-marketing-services'],
  ['seo-services', 'enterprise-seo-services', 'ai-seo-services'],
  ['seo-services', 'seo-web-designing-services'],
  ['seo-services', 'internet-marketing-services'],
  ['social-media-marketing', 'social-media-optimization'],
  ['website-redesigning-services', 'landing-page-design-services'],
  ['website-redesigning-services', 'custom-web-development-services'],
];

interface Target {
  readonly path: string;
  readonly anchor: string;
}

/** Where the links of a page lead inside the site, written as they are. */
function targetsOf(page: Page, route: string, links = page.all('a')): Target[] {
  return links
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('#') || href.startsWith(SITE_URL))
    .map((href) => {
      const [address = '', anchor = ''] = href.replace(SITE_URL, '').split('#');
      return { path: address.split('?')[0] || route, anchor };
    });
}

/** Whether an element is what all pages of a kind repeat: menus, breadcrumb, forms, the closing band. */
function isFrame({ name, attributes, parent }: ElementNode): boolean {
  if (name === 'main') return false;
  const ofTheFrame =
    ['nav', 'form'].includes(name) ||
    /(?:^| )closing(?:-banner)?(?: |$)/.test(attributes.class ?? '');
  return ofTheFrame || (parent?.type === ELEMENT_NODE && isFrame(parent));
}

/** Where the text of each page leads, by its route; itself left out. */
function linksInText(pages: Built['pages']): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...pages].map(([route, page]) => {
      const inText = page.all('main a').filter((link) => !isFrame(link));
      const paths = targetsOf(page, route, inText).map(({ path }) => path);
      return [route, new Set(paths.filter((path) => path !== route))];
    }),
  );
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

  it('every page is reached from home within two clicks, and none is an orphan', () => {
    const clicks = clicksFromHome(built().pages);
    expect(routes().filter((route) => (clicks.get(route) ?? Infinity) > MOST_CLICKS)).toEqual([]);
  });

  it('every page but home is linked from the text of three others', () => {
    const links = [...linksInText(built().pages)];
    const lonely = routes().flatMap((route) => {
      const from = links.filter(([, paths]) => paths.has(route)).map(([page]) => page);
      return route === '/' || from.length >= FEWEST_LINKS
        ? []
        : [
            `${route} is linked from ${from.length} (${from.join(', ')}). Name it under related or article in content/services, further in content/pages, or in the text of an article.`,
          ];
    });
    expect(lonely).toEqual([]);
  });

  it.each([
    ['/services/', ['/services/', '/profile/blogs/', '/work/']],
    ['/profile/blogs/', ['/services/', '/profile/blogs/']],
    ['/work/', ['/services/', '/profile/blogs/', '/work/']],
  ])('the text of a page below %s leads to pages below %j', (kind, wanted) => {
    const missing = [...linksInText(built().pages)]
      .filter(([route]) => route.startsWith(kind) && route !== '/profile/blogs/all')
      .flatMap(([route, paths]) =>
        wanted
          .filter((start) => ![...paths].some((path) => path.startsWith(start)))
          .map((start) => `${route} leads to no page below ${start}`),
      );
    expect(missing).toEqual([]);
  });

  it('services that compete lead to each other', () => {
    const links = linksInText(built().pages);
    const missing = COMPETING.flatMap((group) =>
      group.flatMap((one) =>
        group
          .filter(
            (other) => other !== one && !links.get(`/services/${one}`)?.has(`/services/${other}`),
          )
          .map((other) => `content/services/${one}.yaml: name ${other} under related.`),
      ),
    );
    expect(missing).toEqual([]);
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
