import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Finding } from './finding.ts';

const FILE = 'content/brand/wordplay.yaml';

/** Copy that plays on another name than the one the site has. */
export function checkWordplay(root: string): Finding[] {
  const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'));
  const { writtenFor } = read(FILE);
  const { name } = read('content/site.yaml');
  if (writtenFor === name) return [];
  return [
    {
      group: 'placeholder',
      file: FILE,
      what: `plays on the name "${writtenFor}": write it anew for "${name}", and that into writtenFor`,
    },
  ];
}
