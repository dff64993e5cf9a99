import type { z } from 'astro/zod';
import { type Place, places } from '../collections.ts';
import { checkAuditWords } from './check-audit-words.ts';
import { hindiNamesIn, namesIn } from './folder.ts';
import { hasHindi, hindiFile } from './hindi.ts';
import { isOlderThanEnglish } from './hindi-mark.ts';
import { readPageNames } from './page-names.ts';
import { readPictures } from './pictures.ts';
import { readArticle } from './read-articles.ts';
import { readFolder, readHindi, readText, readYaml } from './read-yaml.ts';
import { worthALook } from './worth-a-look.ts';

/** What is wrong in a file of content, or only worth a look: a sentence that begins with line and field. */
export interface Finding {
  readonly path: string;
  readonly sentence: string;
  readonly kind: 'mistake' | 'worth a look';
}

const OLDER =
  'line 1: the English has changed since. Read both, then change a word or remove this line, and run npm run fix.';

/**
 * Reads all content as a build does, and says all that is wrong with it, in whatever file.
 *
 * @param root folder of the project
 */
export async function checkContent(root: string): Promise<Finding[]> {
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
      const named = /^(?:A mistake|\d+ mistakes) in (.+):$/.exec(heading)?.[1] ?? path;
      for (const sentence of sentences) found.push({ path: named, sentence, kind: 'mistake' });
    }
  };
  for (const place of Object.values(places)) {
    readPlace(place, root, look, (path) =>
      found.push({ path, sentence: OLDER, kind: 'worth a look' }),
    );
    // What else this process does, such as handing out files, goes on meanwhile.
    await new Promise(setImmediate);
  }
  look('content/audit/checks', () => checkAuditWords(undefined, root));
  return found;
}

function readPlace(
  place: Place<z.ZodType>,
  root: string,
  look: (path: string, read: () => unknown) => void,
  tellOlder: (path: string) => void,
): void {
  const { schema } = place;
  const lookAtYaml = (file: string) => {
    look(file, () => readYaml(root, file, schema));
    if (!hasHindi(root, file)) return;
    look(hindiFile(file), () => readHindi(root, file, schema));
    if (isOlderThanEnglish(readText(root, file), readText(root, hindiFile(file)))) {
      tellOlder(hindiFile(file));
    }
  };
  if ('file' in place) {
    lookAtYaml(place.file);
    return;
  }
  const { folder, ending = '.yaml' } = place;
  look(folder, () => void readFolder(root, folder, ending, () => undefined));
  if (ending === '.md') {
    for (const name of hindiNamesIn(folder, root)) {
      const file = hindiFile(`${folder}/${name}.md`);
      look(file, () => readArticle(root, file));
    }
  }
  for (const name of namesIn(folder, root)) {
    const file = `${folder}/${name}${ending}`;
    if (ending === '.md') look(file, () => readArticle(root, file));
    else lookAtYaml(file);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
