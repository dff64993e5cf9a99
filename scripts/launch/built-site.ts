import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLACEHOLDERS } from '../../src/catalog/placeholders.ts';
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
  { names: ['favicon.ico'], file: 'src/pages/favicon.ico.ts', what: 'the icon is missing' },
];

function missingPieces(site: string): Finding[] {
  const missing = PIECES.filter(({ names }) => !names.some((name) => existsSync(join(site, name))));
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  const parts = [
    { mark: 'property="og:image"', what: 'the home page has no picture for social cards' },
    { mark: 'application/ld+json', what: 'the home page has no structured data' },
  ].filter(({ mark }) => !home.includes(mark));
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
            file,
            what: `shows ${found}; fill it in where the page reads its content`,
          },
        ]
      : [];
  });
}

/** What a built site still lacks; that no page is missing, its release has checked. */
export function checkBuiltSite(site: string): Finding[] {
  return [...unfilled(site), ...missingPieces(site)];
}
