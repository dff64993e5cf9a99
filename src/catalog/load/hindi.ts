import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the Hindi of a file stands: beside it. content/pages/home.yaml has content/pages/home.hi.yaml. */
export const hindiFile = (file: string): string => file.replace(/\.(?=yaml$|md$)/, '.hi.');

/** The file that a Hindi one is the Hindi of, or the file itself. */
export const englishFile = (file: string): string => file.replace(/\.hi(?=\.\w+$)/, '');

export const hasHindi = (root: string, file: string): boolean =>
  hindiFile(file) !== file && existsSync(join(root, hindiFile(file)));

/** The id of an entry's Hindi in its collection. */
export const hindiId = (id: string): string => `${id}.hi`;

const HINDI_ID = /\.hi$/;

export const isHindiId = (id: string): boolean => HINDI_ID.test(id);

/** The id of an entry by that of its Hindi. */
export const ownId = (id: string): string => id.replace(HINDI_ID, '');

/**
 * Whether the page of a file is written in Hindi: one that has no Hindi title for search results has only
 * the names by which Hindi pages speak of it.
 */
export const isHindiPage = (root: string, file: string): boolean =>
  hasHindi(root, file) && /^\s*meta:/m.test(readFileSync(join(root, hindiFile(file)), 'utf8'));

/** Lists of ways to say one thing: each language has as many as it needs. */
export const OWN_LISTS: ReadonlySet<PropertyKey> = new Set(['mentions']);

/** An address, the name of a file or a kind: nothing that people read. */
export const isFact = (value: unknown): boolean =>
  typeof value !== 'string' || /^(?:[/#]|https?:|[a-z][a-z0-9-]*$)/.test(value);

/** Whether a text is English: a bare figure, a placeholder and Devanagari are right as they are. */
export const isEnglish = (value: unknown): value is string =>
  typeof value === 'string' &&
  !isFact(value) &&
  /^[^\u0900-\u097f]*[a-z]{2}[^\u0900-\u097f]*$/i.test(value.replaceAll(/\{[^}|]*/g, ''));
