import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

/** One text of a content file, with the path of its field as the editor names it: items count from 1. */
export interface Text {
  field: string;
  text: string;
}

/** The texts of one service file. */
export interface Copy {
  slug: string;
  texts: readonly Text[];
}

/** Fields that decide how a page is made, or that are shown elsewhere than in its text. */
const NO_PROSE =
  /(^|\.)(meta|family|type|layout|ground|picture|icon|menu|client|quote|name|place|href|sells|related|article)(\.|\[|$)/;

function textsBelow(field: string, value: unknown): Text[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const within = field ? `${field}.${key}` : key;
    return textsBelow(Array.isArray(value) ? `${field}[item ${Number(key) + 1}]` : within, item);
  });
}

function proseOf(file: string): Text[] {
  return textsBelow('', parse(readFileSync(file, 'utf8'))).filter(
    ({ field }) => !NO_PROSE.test(field),
  );
}

/** The service pages written so far. */
export function serviceCopies(): Copy[] {
  return globSync('content/services/*.yaml', { exclude: ['**/*.hi.yaml'] })
    .sort()
    .map((file) => ({ slug: basename(file, '.yaml'), texts: proseOf(file) }));
}

/** The texts of all other pages, which a service page must not repeat either. */
export function otherCopies(): Copy[] {
  return globSync(['content/pages/*.yaml', 'content/popup.yaml', 'content/service-pages.yaml'], {
    exclude: ['**/*.hi.yaml'],
  })
    .sort()
    .map((file) => ({ slug: file, texts: proseOf(file) }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}₹%+’'.,-]*[\p{L}\p{N}%+]/gu) ?? [];
}

/** How many words a visitor reads between breadcrumb and footer. */
export function wordCount({ texts }: Copy): number {
  return texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}

/** Every run of `length` words in the copy, with the field it stands in. */
function runs({ texts }: Copy, length: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const { field, text } of texts) {
    const words = wordsOf(text).map((word) => word.replace(/[.,]/g, ''));
    for (let start = 0; start + length <= words.length; start++) {
      found.set(words.slice(start, start + length).join(' '), field);
    }
  }
  return found;
}

/** Each two fields of this page and of another that share a run of `length` words, in words for an editor. */
export function sharedRuns(copy: Copy, others: readonly Copy[], length: number): string[] {
  const own = runs(copy, length);
  return others
    .filter(({ slug }) => slug !== copy.slug)
    .flatMap((other) => {
      const theirs = runs(other, length);
      const shared = [...own].filter(([run]) => theirs.has(run));
      const byFields = Map.groupBy(
        shared,
        ([run, field]) => `${copy.slug}: ${field} and ${other.slug}: ${theirs.get(run)}`,
      );
      return [...byFields].map(([fields, [first]]) => `${fields}: “${first?.[0]}”`);
    });
}
