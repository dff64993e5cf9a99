import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AstroError } from 'astro/errors';
import type { z } from 'astro/zod';
import { isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import { numbersOfHeadOffice, projectOfCase } from './between-files.ts';
import { namesIn } from './folder.ts';
import { hindiFile } from './hindi.ts';
import { markOf } from './hindi-mark.ts';
import { named } from './in-form.ts';
import { fieldAt, knownBy, mergeHindi, setField, withoutHindi } from './merge-hindi.ts';
import { explain } from './mistakes.ts';
import { type Issue, ownNames, spelledNames } from './own-names.ts';
import { sharedNames } from './page-names.ts';
import { parseYaml } from './parse-yaml.ts';

const HINT = 'Correct the file. How to edit the content: docs/editing.md';

/** A mistake in a content file, told to the editor: file, line, field, what is wrong, what to do. */
export function contentMistake(file: string, mistakes: readonly string[]): AstroError {
  const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`;
  const mistake = new AstroError(`${count} in ${file}:\n  ${mistakes.join('\n  ')}`, HINT);
  // Astro prints the stack below the message, but the mistake is not in the code.
  mistake.stack = '';
  return mistake;
}

/** The lines, counted from 1, of fields or, where one is missing, of the nearest group around it. */
function linesIn(text: string): (path: readonly PropertyKey[]) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const parent = document.getIn(path.slice(0, depth - 1), true);
      const key = path[depth - 1];
      const pair = isMap(parent)
        ? parent.items.find(({ key: name }) => isNode(name) && name.toJSON() === key)
        : undefined;
      const node = isPair(pair) ? pair.key : document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** What was read, or what is wrong with it, a sentence each. */
export type Checked<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/**
 * Checks YAML against a schema.
 *
 * @param text may begin with blank lines, so that lines count as in the file it was cut from
 * @param more what is wrong beside the schema
 * @param whole what the schema is to see of what was read
 */
export function checkYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  more: (data: unknown) => readonly Issue[] = () => [],
  whole: (data: unknown) => unknown = (data) => data,
): Checked<z.infer<Schema>> {
  const { data, mistakes } = parseYaml(text);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const result = schema.safeParse(whole(data), { error: explain });
  const named = more(data);
  if (result.success && named.length === 0) return { ok: true, data: result.data };
  const lineOf = linesIn(text);
  return {
    ok: false,
    mistakes: [...(result.error?.issues ?? []), ...named].map((issue) => inWords(lineOf, issue)),
  };
}

function inWords(lineOf: ReturnType<typeof linesIn>, { path, message }: Issue): string {
  const misspelt = /unknown field "([^"]+)"/.exec(message)?.[1];
  const line = lineOf(misspelt ? [...path, misspelt] : path);
  return `line ${line}: ${path.length > 0 ? named(path.join('.')) : 'the file'} ${message}`;
}

/**
 * The text of a content file.
 *
 * @param root folder of the project
 * @param file path of the file within it, as it is shown to the editor
 * @throws AstroError when the file is missing
 */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw contentMistake(file, ['The file is missing. Write it, or put it back.']);
  }
}

/**
 * Reads and checks one content file.
 *
 * @param root folder of the project
 * @param file path of the file within it, as it is shown to the editor
 * @throws AstroError that lists every mistake in the file
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const checked = checkYaml(readText(root, file), schema, besideSchema(root, file));
  if (!checked.ok) throw contentMistake(file, checked.mistakes);
  return checked.data;
}

/**
 * Reads and checks the Hindi of a content file: what it leaves out, the English says.
 *
 * @param root folder of the project
 * @param file path of the English file within it
 * @param behind is told each text whose English has gone on
 * @throws AstroError that lists every mistake in the Hindi file
 */
export function readHindi<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  behind: (sentence: string) => void = () => {},
): z.infer<Schema> {
  const english = parseYaml(readText(root, file)).data;
  const own = hindiFile(file);
  const text = readText(root, own);
  const beside = besideSchema(root, own);
  const issues: Issue[] = [];
  const labels: (readonly [path: readonly PropertyKey[], label: unknown])[] = [];
  const merge = (hindi: unknown) => {
    const merged = mergeHindi(english, hindi, markOf(text), (path) =>
      knownBy(schema, english, path),
    );
    issues.push(...merged.issues);
    if (merged.behind.length > 0) {
      const lineOf = linesIn(text);
      for (const issue of merged.behind) behind(inWords(lineOf, issue));
    }
    // A label that the schema fixes in English is checked there, and set in its place afterwards.
    for (const { code, path } of schema.safeParse(merged.data).error?.issues ?? []) {
      if (code !== 'invalid_value' || fieldAt(hindi, path) === undefined) continue;
      labels.push([path, fieldAt(hindi, path)]);
      setField(merged.data, path, fieldAt(english, path));
    }
    return merged.data;
  };
  const more = (data: unknown) => [...issues, ...beside(data)];
  const checked = checkYaml(text, schema, more, merge);
  if (!checked.ok) throw contentMistake(own, checked.mistakes);
  for (const [path, label] of labels) setField(checked.data, path, label);
  return checked.data;
}

/** Tells where Hindi pages say an entry in English that has no Hindi. */
export function tellWithoutHindi(
  root: string,
  file: string,
  schema: z.ZodType,
  tell: (sentence: string) => void,
): void {
  const text = readText(root, file);
  const { data } = parseYaml(text);
  for (const issue of withoutHindi(data, (path) => knownBy(schema, data, path)))
    tell(inWords(linesIn(text), issue));
}

/** What no schema can see: names spelled out, those of pages that another page has, what two files have to agree on. */
export const besideSchema =
  (root: string, file: string) =>
  (data: unknown): Issue[] => [
    ...spelledNames(data, ownNames(root, file)),
    ...sharedNames(root, file, data),
    ...numbersOfHeadOffice(root, file, data),
    ...projectOfCase(root, file),
  ];

/** What an entry's name is made of: it may be part of an address. */
const NAME = /^[\w&-]+$/;

/**
 * Reads every file of a folder; its name is the entry's name.
 *
 * @param read takes a file's path within the project
 * @returns data by file name without its ending
 * @throws AstroError when a file has another ending, a name that no address can have, or a mistake
 */
export function readFolder<Data>(
  root: string,
  folder: string,
  ending: `.${string}`,
  read: (file: string) => Data,
): Map<string, Data> {
  const path = join(root, folder);
  const files = existsSync(path) ? readdirSync(path).filter((file) => /^[^.]/.test(file)) : [];
  const mistakes = files
    .filter(
      (file) => !file.endsWith(ending) || !NAME.test(basename(file, ending).replace(/\.hi$/, '')),
    )
    .map(
      (file) =>
        `${file} can be no entry. Name it with letters, digits and hyphens, and ${ending} at the end.`,
    );
  if (mistakes.length > 0) throw contentMistake(folder, mistakes);
  return new Map(
    [...namesIn(folder, root)].map((id) => [id, read(join(folder, `${id}${ending}`))]),
  );
}

/** Reads and checks every YAML file of a folder; see readFolder. */
export function readYamlFolder<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
): Map<string, z.infer<Schema>> {
  return readFolder(root, folder, '.yaml', (file) => readYaml(root, file, schema));
}
