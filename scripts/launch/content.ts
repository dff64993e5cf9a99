import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hindiBehind } from '../../src/catalog/load/check-content.ts';
import type { Finding } from './finding.ts';

/** What a text holds as long as it is not the real thing, in content and in the built site. */
export const PLACEHOLDER_TEXTS: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: /(?:\/\/|@|www\.)[^\s"'`<>(){}]*\bexample\b/i,
    what: 'has an address of example.com',
  },
  { pattern: /\b(?:91)?0{10}\b|\b0{5}[ -]0{5}\b/, what: 'has a phone number of zeros' },
  { pattern: /\blorem ipsum\b|\bTBD\b|\bXXX+\b/i, what: 'has filler text' },
];

/** Every placeholder in content/ and in public/, by file. */
export function checkContent(root: string): Finding[] {
  const files = globSync(['content/**/*.{yaml,md,mdx}', 'public/*.txt'], { cwd: root });
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return PLACEHOLDER_TEXTS.flatMap(({ pattern, what }): Finding[] => {
      const found = lines.flatMap((line, index) =>
        pattern.test(line) && !line.trimStart().startsWith('#') ? [index + 1] : [],
      );
      return found.length > 0 ? [{ group: 'placeholder', file, lines: found, what }] : [];
    });
  });
}

/** Hindi pages that speak English in a place, or say what the English said before. */
export const checkHindi = (root: string): Finding[] =>
  hindiBehind(root).map(({ path, sentence }) => {
    const { line, what = sentence } =
      /^line (?<line>\d+): (?<what>.*)$/s.exec(sentence)?.groups ?? {};
    return { group: 'hindi', file: path, lines: line ? [Number(line)] : [], what };
  });

const readYaml = (root: string, file: string) => parse(readFileSync(join(root, file), 'utf8'));

/** The months for which the privacy policy says that leads are kept. */
export function promisedRetention(root: string): number {
  return Number(readYaml(root, 'content/policies.yaml').retentionMonths);
}

/** Content whose places are other people's: clients, and what articles tell. */
const OF_OTHERS = ['clients', 'projects', 'work', 'blog', 'brand'];

/** Copy that plays on another name than the one the site has, or still names the city that it had. */
export function checkWordplay(root: string): Finding[] {
  const file = 'content/brand/wordplay.yaml';
  const { writtenFor, writtenIn, words } = readYaml(root, file);
  const { name, city } = readYaml(root, 'content/site.yaml');
  const renamed = writtenFor !== name;
  const what = `plays on the name "${writtenFor}": write it anew for "${name}", and that into writtenFor`;
  return [
    ...(renamed ? [{ group: 'sample', file, what } as const] : []),
    ...(renamed ? linesWith(root, words, `plays on the name "${writtenFor}"`) : []),
    ...(writtenIn === city ? [] : linesWith(root, [writtenIn], `names "${writtenIn}"`)),
  ];
}

/** The lines of the copy that have one of the words. */
function linesWith(root: string, words: readonly string[], what: string): Finding[] {
  const pattern = new RegExp(`\\b(?:${words.join('|')})`, 'iu');
  const files = globSync('content/**/*.{yaml,md}', {
    cwd: root,
    exclude: OF_OTHERS.map((folder) => `content/${folder}`),
  });
  return files.sort().flatMap((file): Finding[] => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const found = lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return found.length > 0 ? [{ group: 'sample', file, lines: found, what }] : [];
  });
}
