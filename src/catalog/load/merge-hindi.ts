import type { z } from 'astro/zod';
import { isEnglish, isFact, OWN_LISTS } from './hindi.ts';
import { hasHindiOf, isFrom, type Mark, within } from './hindi-mark.ts';
import { followed } from './hindi-order.ts';
import type { Issue } from './own-names.ts';

/** Names, kinds, photographs and notes to ourselves, which stay as English has them unless Hindi says otherwise. */
const KEPT =
  /^(?:hours\.days|expected$|bot\.refuse\.lines\.|brandWord|legalName|emails|social\.\d|lawyer|period|written(?:For|In)|quote\.text|review\.|frame\.hi\.|words\.\d+$|claims\.[^.]+\.(?:fields|source))|(?:^|\.)(?:hinglish|inEnglish|hi-Latn|file)(?:\.|$)/;

/**
 * Where a file names a label whose Hindi stands in another file: menus in navigation, buttons and stages in
 * service-pages, kinds of business in interface.
 */
export const CHOSEN =
  /^menu\.(?:groups\.\d+|footer)\.label$|^(?:hero|sections\.\d+|closing)\.button$|^sections\.\d+\.results\.stages\.\d+\.when$|^label$/;

/** By what Hindi pages speak of a page that stays English. */
const NAMES = /^(?:title|menu\.|figure\.(?:value|counts)$)/;

/** What Hindi pages show besides where there is Hindi, and name as English where there is none. */
const ALSO = /^heading$|(?:^|\.)lang$/;

/** Of what has no Hindi at all. */
const NONE: Mark = { knows: () => false, sources: () => [] };

/** How a Hindi text is named that may be right as it is. */
export const OLDER = 'is older than its English';

const EARLY =
  'waits for a Hindi page, which there is once Search engines are written in Hindi, too. All other fields want Hindi then.';

/** What a file is in Hindi. */
interface Merged {
  readonly data: unknown;
  /** What is wrong, by the field of the Hindi file. */
  readonly issues: readonly Issue[];
  /** Where the English has gone on, which stops nobody who writes English: what is new in it, or other. */
  readonly behind: readonly Issue[];
}

/**
 * A file as Hindi has it: its words in the places of the English ones, everything else from there, so
 * that a fact is defined once.
 *
 * @param mark which English the Hindi was written from; without one it must be complete
 * @param known the texts that the schema knows at a place, and no others: kinds, names of entries, labels
 */
export function mergeHindi(
  english: unknown,
  hindi: unknown,
  mark: Mark | undefined,
  known: (path: readonly PropertyKey[]) => readonly unknown[] = () => [],
): Merged {
  const issues: Issue[] = [];
  const behind: Issue[] = [];
  const staysEnglish = 'meta' in Object(english) && !('meta' in Object(hindi));
  let isEarly = false;
  const merge = (
    from: unknown,
    own: unknown,
    path: readonly PropertyKey[],
    spot: string,
  ): unknown => {
    const wrong = (message: string, at = path) => {
      issues.push({ path: at, message });
      return from;
    };
    const tell = (message: string) => behind.push({ path, message });
    const place = path.join('.');
    if (own === undefined || own === null) {
      const isShown = !staysEnglish || NAMES.test(place);
      const isWord = isShown && isEnglish(from) && !KEPT.test(place);
      if (isWord && !isName(from, place, () => known(path))) {
        if (!mark || (mark.knows(spot, from) && !hasHindiOf(mark, hindi, spot, from)))
          wrong(`is missing in Hindi. The English is ${said(from)}.`);
        else
          tell(`is in English on the Hindi page (${said(from)}), until somebody writes its Hindi.`);
      }
      if (typeof from !== 'object') return from;
    }
    if (Array.isArray(from)) {
      if (own !== undefined && !Array.isArray(own))
        return wrong('is a list in English. Write one.');
      if (own && OWN_LISTS.has(path.at(-1) ?? '')) return own;
      if (own && own.length !== from.length) {
        return wrong(
          `has ${own.length} items, and in English ${from.length}. Write as many, in their order.`,
        );
      }
      return from.map((item, index) =>
        merge(item, own?.[index], [...path, index], within(spot, index, true)),
      );
    }
    if (typeof from === 'object' && from !== null) {
      const fields = Object(own) as Record<string, unknown>;
      for (const key of Object.keys(fields)) {
        if (!(key in from)) wrong('is no field of the English file. Remove it.', [...path, key]);
      }
      return Object.fromEntries(
        Object.entries(from).map(([key, value]) => [
          key,
          merge(value, fields[key], [...path, key], within(spot, key, false)),
        ]),
      );
    }
    const isRepeated =
      typeof own !== typeof from ||
      (own === from && isFact(from)) ||
      (CHOSEN.test(place) && known(path).length > 0);
    if (isRepeated) return wrong('is a fact, which the English file says. Remove it here.');
    // A form writes which language a line is in as soon as it has Hindi.
    if (staysEnglish && !isEarly && !NAMES.test(place) && !ALSO.test(place)) {
      isEarly = true;
      tell(EARLY);
    }
    const named = placeholdersOf(String(from));
    const isOther = named !== placeholdersOf(String(own));
    if (isFrom(mark, spot, from, String(own)) !== false) {
      if (isOther) wrong(`names other facts than the English, which has: ${named || 'none'}.`);
      return own;
    }
    tell(
      isOther
        ? `is in English on the Hindi page (${said(String(from))}): its Hindi names other facts. Write that anew.`
        : `${OLDER} (${said(String(from))}). Read both. Then change the Hindi, or say in the editor that it is right as it is.`,
    );
    return isOther ? from : own;
  };
  return { data: merge(english, followed(english, hindi, mark), [], ''), issues, behind };
}

/**
 * The first field that Hindi pages say in English because an entry of a list has no Hindi at all.
 *
 * @param known the texts that the schema knows at a place
 */
export function withoutHindi(
  english: unknown,
  known: (path: readonly PropertyKey[]) => readonly unknown[],
): Issue[] {
  const { behind } = mergeHindi(english, undefined, NONE, known);
  const message =
    'stands in English on Hindi pages. Turn to Hindi in its form, press Enable Hindi, and write it.';
  return behind.slice(0, 1).map(({ path }) => ({ path, message }));
}

/** What stands in braces, sorted, so that Hindi says no more and no less than English. */
const placeholdersOf = (text: string): string =>
  [...text.matchAll(/\{([^{}|]*)/g)]
    .map(([, name = '']) => name.replace(/^C(?=ount:|laim:)/, 'c'))
    .sort()
    .join(', ');

const said = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** A field as a file has it, by its path. */
export const fieldAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => Object(at)[key], data);

/** Sets a field by its path. */
export function setField(data: unknown, path: readonly PropertyKey[], value: unknown): void {
  Object(fieldAt(data, path.slice(0, -1)))[path.at(-1) ?? ''] = value;
}

/** What the name of a kind, or of an entry, is made of; the labels that a schema knows have spaces. */
const NAME = /^[\w&-]+$/;

/** Whether a text is one of few that the page itself doesn't show as they are written. */
const isName = (text: string, place: string, known: () => readonly unknown[]): boolean =>
  (CHOSEN.test(place) && known().length > 0) ||
  (NAME.test(text) && known().length > 0 && known().every((one) => NAME.test(String(one))));

/** The texts that a schema knows at a place; none where it takes any. */
export function knownBy(
  schema: z.ZodType,
  data: unknown,
  path: readonly PropertyKey[],
): readonly unknown[] {
  const other = structuredClone(data);
  setField(other, path, 'अ');
  for (const issue of schema.safeParse(other).error?.issues ?? []) {
    if (issue.path.join('.') !== path.join('.')) continue;
    if (issue.code === 'invalid_value') return issue.values;
    // It decides which fields there are.
    if (issue.code === 'invalid_union') return [fieldAt(data, path)];
  }
  return [];
}
