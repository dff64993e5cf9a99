import { globSync } from 'node:fs';
import { join } from 'node:path';
import { named } from '../load/in-form.ts';
import { formatPrice } from '../words/rupees.ts';
import { unlikeHouseStyle } from './house-style.ts';
import { sameWords } from './same-words.ts';
import { partsOf, perText, type Text, textsOf } from './texts.ts';
import { unfoundedArticles, unfoundedYaml } from './unfounded.ts';

/** A text that is worth another look, and why: a sentence that begins with line and field. */
interface Doubt {
  readonly path: string;
  readonly sentence: string;
}

const REMEDY =
  'A client could ask for it, or a critic for proof: take it out, or say what it rests on, {claim:…}, {price:…} or in an article a link to the source.';

/** Marks of Markdown, and addresses, are no words. */
const MARKS = /!?\[|\]\([^)]*\)|^[\s>]*-+ |^[-:| ]+$/gm;

/** What a check of the audit expects is code. */
const CODE = /^expected$/;

const DAY_OR_MONTH = /^20\d\d-\d\d(?:-\d\d)?$/;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

const priceIn = perText((text) => Number(/^price: (\d+)/m.exec(text)?.[1] ?? 0));

const proseIn = perText((source): Text[] => {
  if (!source.startsWith('---\n')) return textsOf(source).filter(({ field }) => !CODE.test(field));
  const { head, text } = partsOf(source);
  return [
    ...textsOf(head),
    ...text.map((each) => ({ ...each, text: each.text.replaceAll(MARKS, '') })),
  ];
});

/**
 * Reads the copy for house style, for promises and figures that rest on nothing, and for words of other pages.
 *
 * @param root folder of the project
 */
export function checkCopy(root: string): Doubt[] {
  const files = globSync(['content/**/*.yaml', 'content/blog/*.md'], {
    cwd: root,
    exclude: ['**/*.hi.yaml'],
  }).sort();
  const prices = files
    .filter((file) => file.startsWith('content/packages/'))
    .flatMap((file) => priceIn(join(root, file)) || [])
    .map(formatPrice);
  const inAYear = new Date(Date.now() + YEAR_MS).toISOString();
  const styled = files.flatMap((path) =>
    proseIn(join(root, path)).flatMap(({ field, line, text }) => {
      const isFar = DAY_OR_MONTH.test(text) && text > inAYear;
      const said = isFar
        ? [`is ${text}, more than a year ahead. Correct it, unless it is meant.`]
        : unlikeHouseStyle(text, path.endsWith('.yaml') ? prices : []);
      return said.map((each) => ({ path, sentence: `line ${line}: ${named(field)} ${each}` }));
    }),
  );
  const unfounded = [...unfoundedYaml(root), ...unfoundedArticles(root)].map(
    ({ file, line, field, sentence, kind, words }) => ({
      path: file,
      sentence: `line ${line}: ${named(field)} says “${sentence}” (${kind}: ${words}). ${REMEDY}`,
    }),
  );
  const copied = sameWords(root).map(({ path, line, field, said }) => ({
    path,
    sentence: `line ${line}: ${named(field)} ${said}`,
  }));
  return [...styled, ...unfounded, ...copied];
}
