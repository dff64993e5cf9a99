import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { markLine, markOf } from '../catalog/load/hindi-mark.ts';
import { followed } from '../catalog/load/hindi-order.ts';
import { asWritten } from './written.ts';

/** What tells kinds of a group apart is said by the English file. */
const KINDS = new Set(['type', 'kind']);

/**
 * A Hindi file as it stands: its words in the order of the English, and the mark that says of which English
 * they are.
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
