import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACEHOLDERS } from '../../src/content/placeholders.ts';
import { FILES, ROUTES } from '../../src/content/routes.ts';
import type { Finding } from './finding.ts';

/** Files that a public site has, and who is to make them. */
const PIECES: readonly {
  readonly names: readonly string[];
  readonly file: string;
  readonly what: string;
}[] = [
  {
    names: ['robots.txt'],
    file: 'src/pages/robots.txt.ts',
    what: 'robots.txt is missing: search engines are told nothing',
  },
  {
    names: ['sitemap.xml', 'sitemap-index.xml'],
    file: 'src/pages/sitemap-index.xml.ts',
    what: 'the sitemap is missing: search engines have to guess the pages',
  },
  { names: ['favicon.ico'], file: 'public/favicon.ico', what: 'the icon is missing' },
];

const built = (site: string, route: string) =>
  existsSync(join(site, route === '/' ? 'index.html' : `${route}.html`));

/** Where the page of a route is written. */
function sourceOf(route: string): string {
  const [, folder, name] = route.split('/');
  if (folder === 'services') return `content/services/${name}.yaml`;
  if (route.startsWith('/profile/blogs/') && !route.endsWith('/all')) return 'content/blog';
  return `src/pages${route}.astro`;
}

/** Every route of src/content/routes.ts without a page, and linked files that are not there. */
function missingPages(site: string): Finding[] {
  const pages = ROUTES.filter((route) => !built(site, route)).map(
    (route): Finding => ({
      group: 'page',
      file: sourceOf(route),
      what: `${route} has no page`,
    }),
  );
  const files = FILES.filter((path) => !existsSync(join(site, path))).map(
    (path): Finding => ({
      group: 'page',
      file: `src/pages${path}.ts`,
      what: `${path} is not built`,
    }),
  );
  return [...pages, ...files];
}

function missingPieces(site: string): Finding[] {
  const missing = PIECES.filter(({ names }) => !names.some((name) => existsSync(join(site, name))));
  const home = built(site, '/') ? readFileSync(join(site, 'index.html'), 'utf8') : '';
  const parts = [
    { mark: 'property="og:image"', what: 'the home page has no picture for social cards' },
    { mark: 'application/ld+json', what: 'the home page has no structured data' },
  ].filter(({ mark }) => home !== '' && !home.includes(mark));
  return [
    ...missing.map(({ file, what }): Finding => ({ group: 'piece', file, what })),
    ...parts.map(({ what }): Finding => ({ group: 'piece', file: 'src/seo/PageMeta.tsx', what })),
  ];
}

/** Placeholders in braces that no one filled in, such as {phone}. */
function unfilled(site: string): Finding[] {
  const pattern = new RegExp(`\\{(?:${PLACEHOLDERS.join('|')})\\}`);
  return globSync('**/*.html', { cwd: site }).flatMap((file): Finding[] => {
    const found = pattern.exec(readFileSync(join(site, file), 'utf8'))?.[0];
    return found
      ? [
          {
            group: 'placeholder',
            file: `dist/${file}`,
            what: `shows ${found}; fill it in where the page reads its content`,
          },
        ]
      : [];
  });
}

/** What a built site still lacks. */
export function checkBuiltSite(site: string): Finding[] {
  return [...unfilled(site), ...missingPages(site), ...missingPieces(site)];
}
