import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namesIn } from './folder.ts';
import type { Issue } from './own-names.ts';
import { parseYaml } from './parse-yaml.ts';

const OFFICES = /^content[\\/]offices[\\/]/;
const CASES = /^content[\\/]work[\\/](?<name>[^.]+)\.yaml$/;

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

/** A case takes title, place and picture from the project of its name. */
export function projectOfCase(root: string, file: string): Issue[] {
  const name = CASES.exec(file)?.groups?.name;
  if (name === undefined || namesIn('content/projects', root).has(name)) return [];
  return [
    {
      path: [],
      message: 'has no project of its name. Add one in content/projects, or name it like one.',
    },
  ];
}

/** Whether a client says anything, in a quote or a review: others can be quoted nowhere. */
export function speaks(client: string): boolean {
  const file = join(process.cwd(), `content/clients/${client}.yaml`);
  // That there is no such client is told where it is named.
  if (!existsSync(file)) return true;
  const { quote, review } = Object(parseYaml(readFileSync(file, 'utf8')).data);
  return Boolean(quote ?? review);
}
