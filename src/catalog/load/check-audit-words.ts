import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroError } from 'astro/errors';
import { checks } from '../../audit/checks/index.ts';
import { contentMistake } from './read-yaml.ts';

const FOLDER = 'content/audit/checks';

/** Where the words of a check stand. */
export const checkWordsFile = (id: string) => `${FOLDER}/${id}.yaml`;

/**
 * Whether each check of the audit has its words. Asked before any content is read, so that whoever
 * adds a check is told at once.
 *
 * @param ids of the checks; passed in, so that tests own them
 * @param root folder of the project
 * @throws AstroError that names the file to add
 */
export function checkAuditWords(
  ids: readonly string[] = checks.map(({ id }) => id),
  root = process.cwd(),
): void {
  const missing = ids.find((id) => !existsSync(join(root, checkWordsFile(id))));
  if (missing !== undefined) throw withoutWords(missing);
}

export const withoutWords = (id: string): AstroError =>
  contentMistake(checkWordsFile(id), [
    `The check ${id} of src/audit/checks has no words. Add this file, like those beside it.`,
  ]);
