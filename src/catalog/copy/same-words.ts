import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { hasHindi, isFact } from '../load/hindi.ts';
import { CHOSEN } from '../load/merge-hindi.ts';
import { sharedNames } from '../load/page-names.ts';
import { perText, type Text, textsOf } from './texts.ts';

/** Entries that are begun as copies of each other. */
const COPIED = 'content/{services,work}/*.yaml';
/** Pages whose sentences they don't repeat either. */
const OTHERS = 'content/{pages/*,popup,service-pages}.yaml';

/** Runs of this many words stand on one page only. */
const RUN = 12;
/** Texts of fewer are the same by chance, unless they stand in the same place. */
const FEW = 5;
/** Where more of a field's texts than this stand in other entries, too, it holds labels. */
const LABELS = 0.2;
/** What stands above a step or before a figure: of single words, and of months, many are the same by chance. */
const NAMED = /\.\d+\.(?:title|label)$/;
/** A place in a list and a month. */
const NO_WORDS = /(?:^|\.)order$|^date$/;
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;
const SHOWN = 40;

/** A claim or a price in braces is one. */
const WORD = /[\p{L}\p{M}\p{N}₹%+’-]+(?:[.,:][\p{L}\p{N}-]+)*/gu;

/** A text, and the words of it that no other page should have. */
interface Said extends Text {
  /** The field, whatever item of a list it is in. */
  readonly kind: string;
  readonly isOne: boolean;
  readonly isLong: boolean;
  readonly runs: readonly string[];
}

const saidIn = perText((source): Said[] => {
  const texts = textsOf(source);
  // A section that is moved stays in its place, which is that of its type.
  const types = new Map(texts.map(({ field, text }) => [field, text]));
  return texts.flatMap((each) => {
    const words = each.text.toLowerCase().match(WORD) ?? [];
    const isNamed = NAMED.test(each.field);
    const isOne = isNamed && words.length === 1;
    const isNone = NO_WORDS.test(each.field) || CHOSEN.test(each.field);
    const isMonth = isNamed && MONTH.test(each.text);
    if (isFact(each.text) || isNone || isMonth || words.join('').length < 2) return [];
    const kind = each.field.replaceAll(/\.\d+/g, '.*');
    const place = each.field.replace(/^sections\.\d+/, (at) => `${types.get(`${at}.type`)}`);
    const length = Math.min(words.length, RUN);
    const runs = words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
    const isLong = length === RUN;
    return [{ ...each, kind, isOne, isLong, runs: length < FEW ? [`${place}: ${runs}`] : runs }];
  });
});

/**
 * Each text of a service or a case that another has, too, or a sentence of it that another page has: what is
 * left of the entry that it was copied from. Labels and single words are such a text where more is left of the
 * same entry, unless a third entry has them: else they are the same by chance.
 *
 * @param root folder of the project
 */
export function sameWords(root: string) {
  const exclude = ['**/*.hi.yaml'];
  const copied = globSync(COPIED, { cwd: root, exclude }).sort();
  const pages = new Map<string, Set<string>>();
  for (const path of [...copied, ...globSync(OTHERS, { cwd: root, exclude }).sort()]) {
    for (const { isLong, runs } of saidIn(join(root, path))) {
      if (!isLong && !copied.includes(path)) continue;
      for (const run of runs) pages.set(run, (pages.get(run) ?? new Set()).add(path));
    }
  }
  const saying = Map.groupBy(
    copied.flatMap((path) => saidIn(join(root, path)).map(({ text }) => ({ path, text }))),
    ({ text }) => text,
  );
  const entriesWith = (text: string) => new Set(saying.get(text)?.map(({ path }) => path)).size;
  const inHindi = new Set(copied.filter((path) => hasHindi(root, path)));
  const labels = labelsIn(root, inHindi.size > 0 ? [...inHindi] : copied);
  return copied.flatMap((path) => {
    // A copy begins without Hindi: who has it said the words first.
    const isOthers = (one: string) => one !== path && (!inHindi.has(path) || inHindi.has(one));
    const alike = saidIn(join(root, path)).map(({ kind, isOne, runs, ...text }) => {
      const others = runs.flatMap((run) => [...(pages.get(run) ?? [])]).filter(isOthers);
      return { ...text, others, isShort: isOne || labels.has(kind) };
    });
    const copiedFrom = new Set(alike.flatMap(({ isShort, others }) => (isShort ? [] : others)));
    const shared = alike.flatMap(({ isShort, others, ...text }) => {
      const isUsual = isShort && entriesWith(text.text) > 2;
      const other = others.find((one) => !isShort || (!isUsual && copiedFrom.has(one)));
      return other ? [{ ...text, path, other }] : [];
    });
    if (shared.length === 0) return [];
    const refused = sharedNames(root, path, dataOf(root, path)).map((name) => name.path.join('.'));
    return shared
      .filter(({ field }) => !refused.includes(field))
      .map((text) => ({ ...text, said: `has the same words as ${named(root, text)}` }));
  });
}

/** The fields that hold labels in entries that are done. */
function labelsIn(root: string, files: readonly string[]): Set<string> {
  const all = files.flatMap((path) => saidIn(join(root, path)).map((said) => ({ ...said, path })));
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)].filter(([, texts]) => {
    const alike = Map.groupBy(
      texts.filter(({ isOne }) => !isOne),
      ({ text }) => text,
    );
    const shared = [...alike.values()].filter(
      (same) => new Set(same.map(({ path }) => path)).size > 1,
    );
    return shared.flat().length > LABELS * texts.length;
  });
  return new Set(kinds.map(([kind]) => kind));
}

const dataOf = (root: string, path: string): unknown =>
  parse(readFileSync(join(root, path), 'utf8'));

function named(root: string, { other, text }: { other: string; text: string }): string {
  const { title, heading } = Object(dataOf(root, other));
  const words = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return `“${title ?? heading ?? 'a page'}” (${basename(other, '.yaml')}): “${words}”. Write its own.`;
}
