import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../src/catalog/placeholders.ts';
import type { Finding } from './finding.ts';
import { pdfText } from './pdf-text.ts';
import { PLACEHOLDER_TEXTS } from './placeholders.ts';

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

/** What people and machines read of a site, by file; scripts and styles say nothing. */
function readTexts(site: string): { file: string; text: string }[] {
  const read = (file: string) => {
    const content = readFileSync(join(site, file));
    const text = file.endsWith('.pdf') ? pdfText(content).join('\n') : content.toString();
    return { file, text: text.replaceAll('&amp;', '&').replaceAll(/&#(?:x27|39);/g, "'") };
  };
  return globSync('**/*.{html,md,xml,json,webmanifest,svg,txt,pdf}', { cwd: site }).map(read);
}

/** Placeholders, and names of the samples: each once, where it is first. */
function leftovers(site: string, names: readonly string[]): Finding[] {
  const texts = readTexts(site).sort((a, b) => a.file.localeCompare(b.file));
  const wanted = [
    ...PLACEHOLDER_TEXTS,
    // With a name behind it, as in "Sample House"; samples of tiles and of work are another matter.
    { pattern: /\bSample (?:site\b|[A-Z]\w*)/, what: 'calls something a sample' },
    { pattern: new RegExp(`\\{(?:${placeholders().join('|')})\\}`), what: 'shows a placeholder' },
    ...names.map((name) => ({
      // Whatever stands between its words: a space that does not break, another apostrophe.
      pattern: new RegExp(name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '.'), 'iu'),
      what: 'has a name that came with a sample',
    })),
  ];
  return wanted.flatMap(({ pattern, what }): Finding[] => {
    const found = texts.flatMap(({ file, text }) => {
      const words = pattern.exec(text)?.[0];
      return words ? [{ file, words }] : [];
    });
    const [first, ...others] = found;
    if (!first) return [];
    const { length } = others;
    const more = length > 0 ? ` (and ${length} more ${length > 1 ? 'files' : 'file'})` : '';
    return [{ group: 'built', file: first.file, what: `${what}: ${first.words}${more}` }];
  });
}

/**
 * What a built site still lacks, and what it has left over; that no page is missing, its release has
 * checked.
 * @param names of people, clients and the agency that were shipped as samples
 */
export function checkBuiltSite(site: string, names: readonly string[]): Finding[] {
  return [...leftovers(site, names), ...missingPieces(site)];
}
