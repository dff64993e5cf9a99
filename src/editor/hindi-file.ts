import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { OWN_LISTS } from '../catalog/load/hindi.ts';
import { markLine, markOf, within, withSource } from '../catalog/load/hindi-mark.ts';
import { followed } from '../catalog/load/hindi-order.ts';
import { asWritten } from './written.ts';

/** What tells kinds of a group apart is said by the English file. */
const KINDS = new Set(['type', 'kind']);

/**
 * A Hindi file as it stands: its words in the order of the English, and the mark that says which English that is.
 *
 * @param hindi the file, or what a form makes of it: with empty texts, kinds and no mark
 * @param fields the form of the English file
 * @param before the file as it stood
 */
export function hindiAsWritten(
  english: string,
  hindi: string,
  fields: readonly Field[],
  before = hindi,
): string {
  const mark = markOf(before);
  const from: unknown = parse(english);
  const own = wordsIn(followed(from, parse(hindi), mark)) ?? {};
  return asWritten(stringify(own), 'hi.yaml', fields) + markLine(from, own, mark);
}

/**
 * A Hindi file of which a text is right as it is, though its English has changed.
 *
 * @param field such as faq.questions.0.answer, in the order of the English
 */
export function rightAsItIs(
  english: string,
  hindi: string,
  fields: readonly Field[],
  field: string,
): string {
  const inOrder = hindiAsWritten(english, hindi, fields);
  let place = '';
  let [from, own]: unknown[] = [parse(english), parse(inOrder)];
  for (const key of field.split('.')) {
    place = within(place, key, Array.isArray(from));
    [from, own] = [Object(from)[key], Object(own)[key]];
  }
  return hindiAsWritten(english, withSource(inOrder, place, from, own), fields);
}

/** A Hindi file as its form is given it: with all that the English has, empty where there is no Hindi. */
export function hindiForForm(english: string, hindi: string): string {
  const from: unknown = parse(english);
  return stringify(beside(from, followed(from, parse(hindi), markOf(hindi))), { lineWidth: 0 });
}

function beside(english: unknown, hindi: unknown): unknown {
  if (typeof english === 'string') return hindi ?? '';
  if (typeof english !== 'object' || english === null) return undefined;
  if (Array.isArray(english)) return english.map((item, at) => beside(item, Object(hindi)[at]));
  const parts = Object.entries(english).map(([key, part]) => {
    const own: unknown = Object(hindi)[key];
    return [key, KINDS.has(key) ? part : OWN_LISTS.has(key) ? own : beside(part, own)];
  });
  return Object.fromEntries(parts);
}

/** The texts alone; an item of a list keeps its place. */
function wordsIn(data: unknown): unknown {
  if (typeof data === 'string') return data === '' ? undefined : data;
  if (typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) {
    const items = data.map(wordsIn);
    if (items.every((item) => item === undefined)) return undefined;
    return items.map((item, at) => item ?? (data[at] instanceof Object ? {} : null));
  }
  const parts = Object.entries(data).flatMap(([key, part]) => {
    const words = KINDS.has(key) ? undefined : wordsIn(part);
    return words === undefined ? [] : [[key, words]];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
