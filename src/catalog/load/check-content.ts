import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'astro/zod';
import { type Place, places } from '../collections.ts';
import { checkCopy } from '../copy/check-copy.ts';
import { checkAuditWords } from './check-audit-words.ts';
import { hindiNamesIn, namesIn } from './folder.ts';
import { hasHindi, hindiFile } from './hindi.ts';
import { wordsMeant } from './in-form.ts';
import { readPageNames } from './page-names.ts';
import { readPictures } from './pictures.ts';
import { readArticle } from './read-articles.ts';
import { readFolder, readHindi, readYaml, tellWithoutHindi } from './read-yaml.ts';
import { worthALook } from './worth-a-look.ts';

/** What is wrong in a file of content, or only worth a look: a sentence that begins with line and field. */
export interface Finding {
  readonly path: string;
  readonly sentence: string;
  readonly kind: 'mistake' | 'worth a look';
  /** The words of an article that it is about. */
  readonly words?: string | undefined;
}

/**
 * Reads all content as a build does, and says all that is wrong with it, in whatever file.
 *
 * @param root folder of the project
 */
export async function checkContent(root: string): Promise<Finding[]> {
  const called = globSync('content/**/*.{yaml,md}', { cwd: root, withFileTypes: true });
  const folder = called.find((each) => each.isDirectory());
  if (folder) {
    const path = relative(root, join(folder.parentPath, folder.name));
    const sentence =
      'is a folder, though it is called as a file. Call it otherwise, or take it away.';
    return [{ path, sentence, kind: 'mistake' }];
  }
  await readPictures(root);
  readPageNames(root);
  const found: Finding[] = [];
  const look = (path: string, read: () => unknown) => {
    try {
      found.push(
        ...worthALook(path, read()).map((sentence) => ({
          path,
          sentence,
          kind: 'worth a look' as const,
        })),
      );
    } catch (error) {
      const [heading = '', ...sentences] = messageOf(error).split('\n  ');
      const named = /^(?:A mistake|\d+ mistakes) in (.+):$/.exec(heading)?.[1];
      // What nobody foresaw has no heading.
      for (const sentence of named ? sentences : [heading]) {
        found.push({ path: named ?? path, sentence, kind: 'mistake' });
      }
    }
  };
  for (const place of Object.values(places)) {
    readPlace(place, root, look, found);
    // What else this process does, such as handing out files, goes on meanwhile.
    await new Promise(setImmediate);
  }
  look('content/audit/checks', () => checkAuditWords(undefined, root));
  look(
    'content',
    () =>
      void found.push(
        ...checkCopy(root).map((each) => ({ ...each, kind: 'worth a look' as const })),
      ),
  );
  return found.map((each) => ({ ...each, words: wordsMeant(root, each.path, each.sentence) }));
}

/** Each text that Hindi pages say in English, or as its English was before: it stops no build. */
export function hindiBehind(root: string): Finding[] {
  const found: Finding[] = [];
  for (const place of Object.values(places)) {
    for (const file of filesOf(place, root)) readBeside(file, place, root, found);
  }
  return found;
}

/** Reads the Hindi beside a file; of an entry that has none where others of its list do, that is told. */
function readBeside(
  file: string,
  place: Place<z.ZodType>,
  root: string,
  found: Finding[],
): unknown {
  const tell = (path: string) => (sentence: string) => {
    found.push({ path, sentence, kind: 'worth a look' });
  };
  if (file.endsWith('.md')) return undefined;
  if (hasHindi(root, file)) return readHindi(root, file, place.schema, tell(hindiFile(file)));
  if ('folder' in place && hindiNamesIn(place.folder, root).size > 0)
    tellWithoutHindi(root, file, place.schema, tell(file));
  return undefined;
}

function filesOf(place: Place<z.ZodType>, root: string): string[] {
  if ('file' in place) return [place.file];
  const { folder, ending = '.yaml' } = place;
  return [...namesIn(folder, root)].map((name) => `${folder}/${name}${ending}`);
}

function readPlace(
  place: Place<z.ZodType>,
  root: string,
  look: (path: string, read: () => unknown) => void,
  found: Finding[],
): void {
  const { schema } = place;
  if ('folder' in place) {
    const { folder, ending = '.yaml' } = place;
    look(folder, () => void readFolder(root, folder, ending, () => undefined));
    for (const name of ending === '.md' ? hindiNamesIn(folder, root) : []) {
      const file = hindiFile(`${folder}/${name}.md`);
      look(file, () => readArticle(root, file));
    }
  }
  for (const file of filesOf(place, root)) {
    const isArticle = file.endsWith('.md');
    look(file, () => (isArticle ? readArticle(root, file) : readYaml(root, file, schema)));
    const beside = hasHindi(root, file) ? hindiFile(file) : file;
    look(beside, () => readBeside(file, place, root, found));
  }
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
