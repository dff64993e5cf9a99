import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/** The first line of a Hindi file: which English words it was written from, and what Hindi that was. */
const MARK =
  /^# Written from English (?<english>\w{8}) as Hindi (?<hindi>\w{8}): kept by npm run fix\n/;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The English words that a Hindi file says in its own, in its order. */
function wordsBehind(english: unknown, hindi: unknown): unknown[] {
  if (typeof hindi !== 'object' || hindi === null) return [english];
  return Object.entries(hindi).flatMap(([key, own]) => wordsBehind(Object(english)[key], own));
}

/** What is no YAML is told where it is read as content. */
const read = (text: string): unknown => parseDocument(text).toJS();

const englishOf = (english: string, hindi: string): string =>
  digest(JSON.stringify(wordsBehind(read(english), read(hindi))));

/**
 * A Hindi file with its mark: a new one where its Hindi is new. Where the English alone has changed the
 * mark stays, so that the build goes on naming the file until somebody has read both.
 *
 * @param english the English file
 * @param hindi the Hindi file, with or without a mark
 */
export function withMark(english: string, hindi: string): string {
  const text = hindi.replace(MARK, '');
  const own = digest(text);
  if (MARK.exec(hindi)?.groups?.hindi === own) return hindi;
  return `# Written from English ${englishOf(english, text)} as Hindi ${own}: kept by npm run fix\n${text}`;
}

/** Whether the English words of a Hindi file have changed since it was written. */
export function isOlderThanEnglish(english: string, hindi: string): boolean {
  const from = MARK.exec(hindi)?.groups?.english;
  return from !== undefined && from !== englishOf(english, hindi);
}

/** The Hindi files of YAML below content, each with the file that it is the Hindi of. */
export const hindiPairs = (root: string): { english: string; hindi: string }[] =>
  globSync('content/**/*.hi.yaml', { cwd: root })
    .sort()
    .map((hindi) => ({ hindi, english: hindi.replace(/\.hi(?=\.yaml$)/, '') }));

/** The Hindi files that are older than their English, as paths in the project. */
export const olderThanEnglish = (root: string): string[] =>
  hindiPairs(root)
    .filter(({ english, hindi }) =>
      isOlderThanEnglish(
        readFileSync(join(root, english), 'utf8'),
        readFileSync(join(root, hindi), 'utf8'),
      ),
    )
    .map(({ hindi }) => hindi);
