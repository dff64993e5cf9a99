import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AstroError } from 'astro/errors';
import type { z } from 'astro/zod';
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import { explain } from './mistakes.ts';

const HINT = 'Correct the file and start again. How to edit the content: docs/editing.md';

/** A mistake in a content file, told to the editor: file, line, field, what is wrong, what to do. */
function contentMistake(file: string, mistakes: readonly string[]): AstroError {
  const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`;
  const mistake = new AstroError(`${count} in ${file}:\n  ${mistakes.join('\n  ')}`, HINT);
  // Astro prints the stack below the message, but the mistake is not in the code.
  mistake.stack = '';
  return mistake;
}

/** The field's path as an editor reads it; items of a list are counted from 1. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[item ${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** The line, counted from 1, of a field or, when it is missing, of the nearest group around it. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
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
}

function parse(file: string, text: string): { document: Document; lines: LineCounter } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw contentMistake(
      file,
      document.errors.map(
        ({ message, pos }) =>
          `line ${lines.linePos(pos[0]).line}: this is not YAML (${message}). Check the indentation, and put a text with ": " or a leading { in quotes.`,
      ),
    );
  }
  return { document, lines };
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
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    throw contentMistake(file, ['The file is missing. Put it back.']);
  }
  const { document, lines } = parse(file, text);
  const result = schema.safeParse(document.toJS(), { error: explain });
  if (result.success) return result.data;
  throw contentMistake(
    file,
    result.error.issues.map(({ path, message }) => {
      const misspelt = /unknown field "([^"]+)"/.exec(message)?.[1];
      const line = lineOf(document, lines, misspelt ? [...path, misspelt] : path);
      return `line ${line}: ${path.length > 0 ? fieldPath(path) : 'the file'} ${message}`;
    }),
  );
}

/** The files a folder must hold: their names without ending, or only how many there are. */
export type Expected = number | readonly string[];

function folderMistakes(ids: readonly string[], expected: Expected): string[] {
  if (typeof expected === 'number') {
    const change = ids.length < expected ? 'Add the missing ones' : 'Remove the others';
    return ids.length === expected
      ? []
      : [
          `The folder has ${ids.length} .yaml files, and the site shows exactly ${expected}. ${change}.`,
        ];
  }
  return [
    ...expected
      .filter((id) => !ids.includes(id))
      .map((id) => `${id}.yaml is missing. Put it back, or name the file like this.`),
    ...ids
      .filter((id) => !expected.includes(id))
      .map((id) => `${id}.yaml is not known. Use one of: ${expected.join(', ')}.`),
  ];
}

/**
 * Reads and checks every YAML file of a folder.
 *
 * @returns data by file name without its ending
 * @throws AstroError when a file is missing, one too many, or has a mistake
 */
export function readYamlFolder<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  expected: Expected,
): Map<string, z.infer<Schema>> {
  const ids = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => basename(name, '.yaml'))
    .sort();
  const mistakes = folderMistakes(ids, expected);
  if (mistakes.length > 0) throw contentMistake(folder, mistakes);
  return new Map(ids.map((id) => [id, readYaml(root, join(folder, `${id}.yaml`), schema)]));
}
