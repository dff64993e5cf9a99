import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from './parse-yaml.ts';

/** The only files that may spell out whose site it is. */
const IDENTITY = /^content[\\/](?:site(?:\.hi)?\.yaml$|brand[\\/])/;

/** Finds what a text spells out of the names in content/site.yaml, and says what to write for it. */
export type FindName = (text: string) => string | undefined;

const nothing: FindName = () => undefined;

/** What to look for by the text of content/site.yaml, which is the same for hundreds of files. */
const finders = new Map<string, FindName>();

/**
 * What to look for in a content file, so that another name needs no other file.
 *
 * @param root folder of the project
 * @param file path of the file within it
 */
export function ownNames(root: string, file: string): FindName {
  const siteFile = join(root, 'content/site.yaml');
  if (IDENTITY.test(file) || !existsSync(siteFile)) return nothing;
  const text = readFileSync(siteFile, 'utf8');
  const finder = finders.get(text) ?? namesOf(text);
  finders.set(text, finder);
  return finder;
}

function namesOf(siteYaml: string): FindName {
  const { url, legalName, name, brandWord, nameDevanagari } = Object(parseYaml(siteYaml).data);
  const address = String(url ?? '').replace(/^https?:\/\//, '');
  const names = [address, legalName, name, brandWord, nameDevanagari].flatMap((text) =>
    typeof text === 'string' && text.trim()
      ? [text.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')]
      : [],
  );
  if (names.length === 0) return nothing;
  const spelled = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'iu',
  );
  return (text) => {
    const found = spelled.exec(text)?.[0];
    if (found === undefined) return undefined;
    if (found === address) {
      return `spells out our address "${found}". Link to a page of ours from the first / on, as /Contact.`;
    }
    const instead = found === legalName ? '{legal-name}' : '{site-name}';
    return `spells out the name "${found}". Write ${instead}; copy that plays on the name belongs into content/brand/wordplay.yaml.`;
  };
}

/** What is wrong with a field. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Every text of a file, at any depth, that spells out a name. */
export function spelledNames(
  data: unknown,
  findName: FindName,
  path: readonly PropertyKey[] = [],
): Issue[] {
  if (typeof data === 'string') {
    const message = findName(data);
    return message ? [{ path, message }] : [];
  }
  const children: [PropertyKey, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(Object(data));
  return children.flatMap(([key, value]) => spelledNames(value, findName, [...path, key]));
}
