import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAnew, parseYaml } from './parse-yaml.ts';

/** What a page is told from others by, with the field that says it. */
interface PageName {
  readonly path: readonly string[];
  readonly kind: 'title' | 'heading' | 'description';
  readonly text: string;
}

/** The fields of an article, from the end of the line above them. */
const FIELDS = /^---\r?(?<above>\n.*?\n)---\r?\n/s;

/** Files by what they are called, and the project that they are of. */
let pages = { root: '', files: new Map<string, string[]>() };

/** Reads what all pages of a project are called; to be done before its content is checked. */
export function readPageNames(root: string): void {
  parseAnew();
  const files = new Map<string, string[]>();
  for (const found of globSync('content/**/*.{yaml,md}', { cwd: root }).sort()) {
    const file = found.replaceAll('\\', '/');
    for (const name of namesOf(join(root, file))) {
      const key = keyOf(name);
      files.set(key, [...(files.get(key) ?? []), file]);
    }
  }
  pages = { root, files };
}

/** What is wrong with the names of a page that other pages have, too. */
export function sharedNames(root: string, file: string, data: unknown) {
  if (pages.root !== root) return [];
  return pageNames(data).flatMap(({ path, kind, text }) => {
    const others = pages.files.get(keyOf({ kind, text }))?.filter((other) => other !== file) ?? [];
    if (others.length === 0) return [];
    const message = `is the ${kind} of ${others.join(' and ')}, too. Two pages of one ${kind} compete in search results: write another.`;
    return [{ path, message }];
  });
}

const keyOf = ({ kind, text }: Pick<PageName, 'kind' | 'text'>) =>
  `${kind} ${text.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`;

function namesOf(path: string): readonly PageName[] {
  const text = readFileSync(path, 'utf8');
  const { above = text } = FIELDS.exec(text)?.groups ?? {};
  return /^\s*meta:/m.test(text) ? pageNames(parseYaml(above).data) : [];
}

/** A file is a page, or holds several in groups. */
function pageNames(data: unknown): PageName[] {
  const groups = Object.entries(Object(data)).map(([key, group]) => [[key], group] as const);
  return [[[], data] as const, ...groups].flatMap(([base, group]) => {
    const { meta, hero, heading, title } = Object(group);
    if (typeof meta !== 'object' || meta === null) return [];
    const { name, place, heading: promise } = Object(hero);
    const said: [PageName['kind'], string[], unknown][] = [
      ['title', ['meta', 'title'], meta.title],
      ['description', ['meta', 'description'], meta.description],
      promise
        ? // On a service page the name and place begin the heading.
          ['heading', ['hero', 'heading'], [name, place, promise].filter(Boolean).join(' ')]
        : ['heading', [heading ? 'heading' : 'title'], heading ?? title],
    ];
    return said.flatMap(([kind, steps, text]) =>
      typeof text === 'string' ? [{ kind, path: [...base, ...steps], text }] : [],
    );
  });
}
