import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../src/catalog/words/placeholders.ts';
import { PLACEHOLDER_TEXTS } from './content.ts';
import type { Finding } from './finding.ts';
import { pdfText } from './pdf-text.ts';

/** What people and machines read of a site, by file; scripts and styles say nothing. */
function readTexts(site: string): { file: string; text: string }[] {
  const read = (file: string) => {
    const content = readFileSync(join(site, file));
    const text = file.endsWith('.pdf') ? pdfText(content).join('\n') : content.toString();
    return { file, text: text.replaceAll('&amp;', '&').replaceAll(/&#(?:x27|39);/g, "'") };
  };
  return globSync('**/*.{html,md,xml,json,webmanifest,svg,txt,pdf}', { cwd: site }).map(read);
}

/**
 * Placeholders, and names of the samples: each once, where it is first. That nothing is missing, its
 * release has checked.
 * @param names of people, clients and the agency that were shipped as samples
 */
export function checkBuiltSite(site: string, names: readonly string[]): Finding[] {
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
    const [first, ...others] = texts.filter(({ text }) => pattern.test(text));
    if (!first) return [];
    const { length } = others;
    const more = length > 0 ? ` (and ${length} more ${length > 1 ? 'files' : 'file'})` : '';
    const words = pattern.exec(first.text)?.[0];
    return [{ group: 'built', file: first.file, what: `${what}: ${words}${more}` }];
  });
}
