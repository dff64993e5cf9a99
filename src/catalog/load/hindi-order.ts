import { OWN_LISTS } from './hindi.ts';
import { isFrom, type Mark, within } from './hindi-mark.ts';

/**
 * What a Hindi file says, in the order of the English as it is now: an item that has moved takes its Hindi
 * along, and one that is gone takes it away. Where nothing tells what belongs together there is no Hindi.
 */
export function followed(english: unknown, hindi: unknown, mark: Mark | undefined): unknown {
  const follow = (from: unknown, own: unknown, place: string): unknown => {
    if (typeof own !== 'object' || own === null) {
      return typeof from === 'object' && isGone(own, place, mark) ? undefined : own;
    }
    if (Array.isArray(from) !== Array.isArray(own) || typeof from !== 'object' || from === null) {
      return isGone(own, place, mark) ? undefined : own;
    }
    if (Array.isArray(from) && Array.isArray(own)) {
      const inside = within(place, '', true);
      return (
        inOrder(from, own, inside, mark)?.map((item, at) => follow(from[at], item, inside)) ?? own
      );
    }
    const kept = Object.entries(own).filter(
      ([key, part]) => key in from || !isGone(part, within(place, key, false), mark),
    );
    return Object.fromEntries(
      kept.map(([key, part]) => [
        key,
        OWN_LISTS.has(key) ? part : follow(Object(from)[key], part, within(place, key, false)),
      ]),
    );
  };
  return follow(english, hindi, '');
}

/** Whether all of a Hindi text was written from English that is no longer there. */
function isGone(own: unknown, place: string, mark: Mark | undefined): boolean {
  if (typeof own === 'string') return (mark?.sources(place, own) ?? []).length > 0;
  return Object.entries(Object(own)).every(([key, part]) =>
    isGone(part, within(place, key, Array.isArray(own)), mark),
  );
}

/** The Hindi items of a list by the English ones; undefined where only their count could tell, and differs. */
function inOrder(
  english: readonly unknown[],
  hindi: readonly unknown[],
  place: string,
  mark: Mark | undefined,
): unknown[] | undefined {
  if (!mark) return undefined;
  const isOwn = (item: unknown, own: unknown) => sharedOf(item, own, place, mark).isAll;
  if (english.length === hindi.length && hindi.every((own, at) => isOwn(english[at], own))) {
    return [...hindi];
  }
  const pairs = english.flatMap((item, to) =>
    hindi.map((own, from) => ({ to, from, ...sharedOf(item, own, place, mark) })),
  );
  pairs.sort((one, other) => other.letters - one.letters || away(one) - away(other));
  const found = new Map<number, number>();
  const left = new Set(hindi.keys());
  for (const { to, from, letters } of pairs) {
    if (letters > 0 && !found.has(to) && left.delete(from)) found.set(to, from);
  }
  // What was written anew on both sides stays in its order, unless there is more on one of them.
  const open = [...english.keys()].filter((to) => !found.has(to));
  const rest = open.length === left.size ? [...left] : [];
  return english.map((item, to) => {
    const from = found.get(to) ?? rest[open.indexOf(to)];
    return from === undefined ? (typeof item === 'object' ? {} : null) : hindi[from];
  });
}

const away = ({ to, from }: { readonly to: number; readonly from: number }) => Math.abs(to - from);

/** How much of an English item its Hindi was written from. */
function sharedOf(
  english: unknown,
  hindi: unknown,
  place: string,
  mark: Mark,
): { readonly letters: number; readonly isAll: boolean } {
  if (typeof hindi === 'string') {
    const isAll = isFrom(mark, place, english, hindi) === true;
    return { letters: isAll ? String(english).length : 0, isAll };
  }
  const parts = Object.entries(Object(hindi)).map(([key, part]) =>
    sharedOf(Object(english)[key], part, within(place, key, Array.isArray(hindi)), mark),
  );
  return {
    letters: parts.reduce((sum, { letters }) => sum + letters, 0),
    isAll: parts.every(({ isAll }) => isAll),
  };
}
