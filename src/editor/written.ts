import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';

/** `---`, the fields in YAML, `---`, the text. */
const ARTICLE = /^---\n(?<head>.*?\n)---\n(?<body>.*)$/s;

function partsOf(text: string, path: string): { readonly head: string; readonly body?: string } {
  const { head = '', body = '' } = ARTICLE.exec(text)?.groups ?? {};
  return path.endsWith('.md') ? { head, body: body.trim() } : { head: text };
}

/** What is in a content file: its fields, and the text of an article as `body`; all as `text` where it can’t be read. */
export function readContent(text: string, path: string): unknown {
  const { head, body } = partsOf(text, path);
  try {
    const fields: unknown = parse(head);
    return body === undefined ? fields : { ...Object(fields), body };
  } catch {
    return { text };
  }
}

/** Every value of a file, by the path of its field. */
export function valuesIn(data: unknown, path = ''): [field: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([name, part]) =>
    valuesIn(part, path ? `${path}.${name}` : name),
  );
}

/**
 * A content file as the editor writes it (Sveltia CMS: formatEntryFile, finalizeContent). A file that
 * stands like this changes, in the editor, by the lines that were edited.
 *
 * @param text of the file as it stands
 * @param fields its form
 */
export function asWritten(text: string, path: string, fields: readonly Field[]): string {
  const paths = pathsOf(fields);
  const places = new Map(paths.map((path) => [path, paths.indexOf(path)]));
  const { head, body } = partsOf(text, path);
  const written = stringify(ordered(parse(head), '', places), null, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  }).trim();
  return body === undefined ? `${written}\n` : `---\n${written}\n---\n\n${body}\n`;
}

/** Where in a form each value has its field; any item of a list is `*`. */
function pathsOf(fields: readonly Field[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`;
    const inside = field.widget === 'list' ? `${path}.*` : path;
    return [path, inside, ...within(field, inside)];
  });
}

function within(field: Field, path: string): string[] {
  if ('types' in field && Array.isArray(field.types)) {
    const kinds = field.types.flatMap(({ fields = [] }) => pathsOf(fields, `${path}.`));
    return [`${path}.${field.typeKey ?? 'type'}`, ...kinds];
  }
  return 'fields' in field && Array.isArray(field.fields) ? pathsOf(field.fields, `${path}.`) : [];
}

function ordered(data: unknown, path: string, places: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(data)) return data.map((item) => ordered(item, `${path}*.`, places));
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data).map(([name, value]) => ({
    name,
    value: ordered(value, `${path}${name}.`, places),
    place: placeOf(value, `${path}${name}`, places),
  }));
  parts.sort((one, other) => one.place - other.place);
  return Object.fromEntries(parts.map(({ name, value }) => [name, value]));
}

/** A group stands where the first of its values does: kinds of a group may share a name. */
function placeOf(data: unknown, path: string, places: ReadonlyMap<string, number>): number {
  const parts = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const inside = parts.map(([name, value]) =>
    placeOf(value, `${path}.${Array.isArray(data) ? '*' : name}`, places),
  );
  return inside.length > 0 ? Math.min(...inside) : (places.get(path) ?? Number.POSITIVE_INFINITY);
}
