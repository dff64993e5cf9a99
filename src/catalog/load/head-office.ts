import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from './own-names.ts';
import { parseYaml } from './parse-yaml.ts';

const OFFICES = /^content[\\/]offices[\\/]/;

/** Numbers that the head office says of itself: its numbers are those of the site, written once. */
export function numbersOfHeadOffice(root: string, file: string, data: unknown): Issue[] {
  const siteFile = join(root, 'content/site.yaml');
  if (!OFFICES.test(file) || !existsSync(siteFile)) return [];
  const { mainOffice } = Object(parseYaml(readFileSync(siteFile, 'utf8')).data);
  if (basename(file, '.yaml') !== mainOffice) return [];
  return ['phone', 'whatsapp']
    .filter((field) => Object(data)[field] !== undefined)
    .map((field) => ({
      path: [field],
      message:
        'is the head office’s, whose numbers are those of the site. Write it in content/site.yaml and take it out here.',
    }));
}
