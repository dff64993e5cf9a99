import { createHash } from 'node:crypto';
import { isEnglish, OWN_LISTS } from './hindi.ts';

export const MARK_BEGINS = '# Written from ';

/**
 * The last line of a Hindi file: a word for each of its texts, half of it for the English that it was
 * written from and half for itself; half a word is English that has no Hindi on purpose.
 */
const MARK = new RegExp(`^${MARK_BEGINS}\\(kept by npm run fix\\): (?<words>.*)\\n?`, 'm');
const HALF = 4;

/** What a Hindi file was written from. */
export interface Mark {
  /** Whether there was an English text when the Hindi was written. */
  readonly knows: (place: string, english: string) => boolean;
  /** Digests of the English that a Hindi text was written from; none where it is new. */
  readonly sources: (place: string, hindi: string) => readonly string[];
}

/** Of a text at its place, so that one word that stands in two fields is two texts. */
const digest = (place: string, text: unknown): string =>
  createHash('sha256').update(`${place}\n${text}`).digest('base64url').slice(0, HALF);

/** A place is the same for all items of a list: they move. */
export const within = (place: string, key: PropertyKey, isList: boolean): string =>
  `${place}.${isList ? '*' : String(key)}`;

/** The mark of a Hindi file; undefined where it has none yet. */
export function markOf(hindi: string): Mark | undefined {
  const words = MARK.exec(hindi)?.groups?.words?.split(' ');
  if (!words) return undefined;
  const known = new Set(words.map((word) => word.slice(0, HALF)));
  const byHindi = Map.groupBy(words, (word) => word.slice(HALF));
  return {
    knows: (place, english) => known.has(digest(place, english)),
    sources: (place, own) =>
      (byHindi.get(digest(place, own)) ?? []).map((word) => word.slice(0, HALF)),
  };
}

/** A Hindi file whose mark says that one of its texts is right for an English one, too. */
export const withSource = (hindi: string, place: string, english: unknown, own: unknown): string =>
  hindi.replace(
    MARK,
    (line) => `${line.trimEnd()} ${digest(place, english)}${digest(place, own)}\n`,
  );

/** Whether a Hindi text was written from an English one; undefined where its mark doesn't say. */
export function isFrom(
  mark: Mark | undefined,
  place: string,
  english: unknown,
  hindi: string,
): boolean | undefined {
  const sources = mark?.sources(place, hindi) ?? [];
  return sources.length > 0 ? sources.includes(digest(place, english)) : undefined;
}

/** Whether a file has the Hindi of an English text, wherever in its list: two items may say the same. */
export function hasHindiOf(mark: Mark, hindi: unknown, place: string, english: string): boolean {
  const look = (own: unknown, spot: string): boolean =>
    typeof own === 'string'
      ? spot === place && isFrom(mark, spot, english, own) === true
      : Object.entries(Object(own)).some(([key, part]) =>
          look(part, within(spot, key, Array.isArray(own))),
        );
  return look(hindi, '');
}

/**
 * The mark of a Hindi file, as a line. A text that has not changed keeps its words, so that one whose English
 * has changed goes on being named until somebody has read both, or has put the English back.
 *
 * @param hindi its words in the order of the English
 * @param before the mark that it had; a file without one knows all English that there is
 */
export function markLine(english: unknown, hindi: unknown, before?: Mark): string {
  const words = new Set<string>();
  const walk = (from: unknown, own: unknown, place: string) => {
    if (typeof own === 'string') {
      const sources = before?.sources(place, own) ?? [];
      for (const source of sources.length > 0 ? sources : [digest(place, from)])
        words.add(source + digest(place, own));
    } else if (typeof from === 'object' && from !== null) {
      for (const [key, part] of Object.entries(from)) {
        if (!OWN_LISTS.has(key))
          walk(part, Object(own)[key], within(place, key, Array.isArray(from)));
      }
    } else if (isEnglish(from) && (!before || before.knows(place, from))) {
      words.add(digest(place, from));
    }
  };
  walk(english, hindi, '');
  return `${MARK_BEGINS}(kept by npm run fix): ${[...words].sort().join(' ')}\n`;
}
