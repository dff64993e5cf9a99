import type { HtmlFacts, Placed } from './html-facts.ts';
import { oneLine } from './limits.ts';

/** Something that a page describes for machines, by the names of schema.org. */
export interface Item extends Placed {
  readonly types: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface StructuredData {
  readonly items: readonly Item[];
  readonly mistakes: readonly (Placed & { readonly message: string })[];
}

/** Deeper lists within lists are nobody's structured data. */
const NESTED = 5;

/** The JSON-LD of a page: items at the top of blocks and graphs, those with the same `@id` as one. */
export function readStructuredData(blocks: HtmlFacts['jsonLd']): StructuredData {
  const items: Item[] = [];
  const mistakes: (Placed & { message: string })[] = [];
  for (const { text, line } of blocks) {
    const json = unwrapped(text);
    if (json.trim() === '') continue;
    const parsed = parse(json);
    if ('problem' in parsed) mistakes.push({ ...parsed.problem, line: line + parsed.problem.line });
    else items.push(...itemsIn(parsed.value, line, NESTED));
  }
  return { items: merged(items), mistakes };
}

/**
 * Without the comments and CDATA marks that some systems put around it; lines stay as they are. No
 * white space may be matched in two ways: a long run of it would take minutes.
 */
function unwrapped(text: string): string {
  const blank = (mark: string) => mark.replace(/[^\n]/g, ' ');
  return text
    .replace(/^\s*(?:(?:\/\/|\/\*)\s*)?(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, blank)
    .replace(/(?:(?:\/\/|\/\*)\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$/, blank);
}

type Parsed = { value: unknown } | { problem: { line: number; message: string } };

function parse(json: string): Parsed {
  try {
    return { value: JSON.parse(json) };
  } catch (mistake) {
    const message = mistake instanceof Error ? mistake.message : '';
    // Line breaks within a text are told apart from real mistakes: robots put up with them.
    const value = parsed(json.replace(/\p{Cc}+/gu, ' '));
    if (value !== undefined) return { value };
    const position = /position (\d+)/.exec(message)?.[1];
    const before = json.slice(0, position ? Number(position) : json.length);
    return { problem: { line: before.split('\n').length - 1, message: oneLine(message) } };
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function itemsIn(value: unknown, line: number, nested: number): Item[] {
  if (nested === 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => itemsIn(each, line, nested - 1));
  if (!isObject(value)) return [];
  const types = typesOf(value);
  const item = types.length > 0 ? [{ types, fields: value, line }] : [];
  return [...item, ...itemsIn(value['@graph'], line, nested - 1)];
}

function merged(items: readonly Item[]): Item[] {
  const byId = new Map<unknown, Item>();
  for (const item of items) {
    const id = item.fields['@id'] ?? item;
    const known = byId.get(id);
    byId.set(
      id,
      known
        ? {
            types: [...new Set([...known.types, ...item.types])],
            fields: { ...item.fields, ...known.fields },
            line: known.line,
          }
        : item,
    );
  }
  return [...byId.values()];
}

/** The names of a thing's types, without schema.org's address. */
export function typesOf(value: Readonly<Record<string, unknown>>): string[] {
  return [value['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item and all that stands within it. */
export function objectsIn(
  value: unknown,
  nested = 2 * NESTED,
): Readonly<Record<string, unknown>>[] {
  if (nested === 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, nested - 1));
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap((each) => objectsIn(each, nested - 1))];
}

/** Whether a field says anything. Lists within lists end somewhere: else a bomb of them ends the run. */
export const says = (value: unknown, nested = NESTED): boolean =>
  Array.isArray(value)
    ? nested > 0 && value.some((each) => says(each, nested - 1))
    : value !== undefined && value !== null && value !== '';
