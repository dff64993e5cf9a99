import type { HtmlFacts, Placed } from './html-facts.ts';
import { oneLine } from './limits.ts';

/** Something that a page describes for machines, by the names of schema.org. */
export interface Item extends Placed {
  readonly types: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Deeper lists within lists are nobody's structured data. */
const NESTED = 5;

/** Several checks ask for that of one page. */
const known = new WeakMap<HtmlFacts['jsonLd'], ReturnType<typeof read>>();

/** The JSON-LD of a page: items at the top of blocks and graphs, those with the same `@id` as one. */
export function readStructuredData(blocks: HtmlFacts['jsonLd']) {
  const data = known.get(blocks) ?? read(blocks);
  known.set(blocks, data);
  return data;
}

function read(blocks: HtmlFacts['jsonLd']) {
  const items: Item[] = [];
  const mistakes: (Placed & { message: string })[] = [];
  for (const { text, line } of blocks) {
    const json = unwrapped(text);
    // Line breaks within a text are told apart from real mistakes: robots put up with them.
    const plain = json.replace(/\p{Cc}/gu, ' ');
    if (plain.trim() === '') continue;
    const mistake = mistakeIn(plain);
    if (mistake !== undefined) {
      const before = json.slice(0, mistake.at).split('\n').length - 1;
      mistakes.push({ line: line + before, message: mistake.message });
      continue;
    }
    const value: unknown = JSON.parse(plain);
    if (saysWhoseWords(value)) items.push(...itemsIn(value, line, NESTED));
    else mistakes.push({ line, message: 'No "@context"' });
  }
  return { items: merged(items), mistakes };
}

/** Names mean nothing to robots until a thing says that they are schema.org's. */
const saysWhoseWords = (value: unknown) =>
  [value].flat().every((each) => {
    if (!isObject(each) || !('@type' in each || '@graph' in each)) return true;
    return /schema\.org/.test(JSON.stringify([each['@context'], each['@type']]));
  });

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

/** What is wrong with a text, and where: the parser names the place, or what stands around it, or means the end. */
function mistakeIn(json: string) {
  try {
    JSON.parse(json);
    return undefined;
  } catch (mistake) {
    const [message = '', place] = String(mistake).split(/(?: in JSON)? at position (?=\d)/);
    const around = /, (?:\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message)?.[1];
    const middle = around === undefined ? json.length : json.indexOf(around) + around.length / 2;
    const at = Number.parseInt(place ?? `${middle}`, 10);
    return { message: oneLine(message.replace('SyntaxError: ', '')), at };
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

/** What is said twice is as it was said first. */
const merged = (items: readonly Item[]): Item[] =>
  [...Map.groupBy(items, ({ fields }) => fields['@id'] ?? fields).values()].flatMap((same) => {
    const types = [...new Set(same.flatMap((each) => each.types))];
    const fields = same.toReversed().flatMap((each) => Object.entries(each.fields));
    return same
      .slice(0, 1)
      .map((first) => ({ ...first, types, fields: Object.fromEntries(fields) }));
  });

/** The names of a thing's types, without schema.org's address. */
export function typesOf(value: Readonly<Record<string, unknown>>): string[] {
  return [value['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));
}

export type Thing = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item and all that stands within it. */
export function objectsIn(value: unknown, nested = 2 * NESTED): Thing[] {
  if (nested === 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, nested - 1));
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap((each) => objectsIn(each, nested - 1))];
}

/** All things that a page describes, with what stands within them. */
export const thingsOf = ({ jsonLd }: HtmlFacts) =>
  readStructuredData(jsonLd).items.flatMap(({ fields, line }) =>
    objectsIn(fields).map((thing) => ({ thing, line })),
  );

/** Whether a field says anything. Lists within lists end somewhere: else a bomb of them ends the run. */
export const says = (value: unknown, nested = NESTED): boolean =>
  Array.isArray(value)
    ? nested > 0 && value.some((each) => says(each, nested - 1))
    : value !== undefined && value !== null && value !== '';
