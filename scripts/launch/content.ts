import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Finding, Group } from './finding.ts';

interface Rule {
  readonly group: Group;
  readonly pattern: RegExp;
  readonly what: string;
}

/** What a line of content says as long as it is not the real thing. */
const RULES: readonly Rule[] = [
  { group: 'sample', pattern: /^\s*(?:- )?sample:\s*true\b/, what: 'is a sample' },
  {
    group: 'placeholder',
    pattern: /(?:https?:\/\/|@|www\.)\S*example\S*/i,
    what: 'has an address of example.com',
  },
  {
    group: 'placeholder',
    pattern: /\b(?:91)?0{10}\b|\b0{5}\s0{5}\b/,
    what: 'has a phone number of zeros',
  },
  { group: 'placeholder', pattern: /\blorem ipsum\b|\bTBD\b|\bXXX+\b/i, what: 'has filler text' },
];

/** Every sample and placeholder in content/ and in public/, by file. */
export function checkContent(root: string): Finding[] {
  const files = globSync(['content/**/*.{yaml,md,mdx}', 'public/*.txt'], { cwd: root });
  return files.sort().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return RULES.flatMap(({ group, pattern, what }): Finding[] => {
      const found = lines.flatMap((line, index) =>
        pattern.test(line) && !line.trimStart().startsWith('#') ? [index + 1] : [],
      );
      return found.length > 0 ? [{ group, file, lines: found, what }] : [];
    });
  });
}

/** The months for which the privacy policy says that leads are kept. */
export function promisedRetention(root: string): number {
  const { retentionMonths } = parse(readFileSync(join(root, 'content/policies.yaml'), 'utf8'));
  return Number(retentionMonths);
}
