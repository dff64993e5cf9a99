import { cleanLine } from './text.ts';

/** Anybody may ask for any name, so it is short and made of what names are made of. */
const LONGEST = 60;
/** Latin and Devanagari letters, digits, and the marks in names of firms; our type has them all. */
const NAME = /^(?=.*\p{L})(?:[A-Za-z\u0900-\u0963\u0966-\u097f0-9 &'’.,()+-]|\u200c|\u200d)+$/u;

/** A name as a jaali is drawn from it; undefined of what is none. */
export function jaaliName(typed: string): string | undefined {
  const name = cleanLine(typed);
  return name.length <= LONGEST && NAME.test(name) ? name : undefined;
}

/** Where the jaali of a name is, when it can be drawn. */
export function jaaliPath(typed: string): string | undefined {
  const name = jaaliName(typed);
  return name && `/jaali/${encodeURIComponent(name)}`;
}
