import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { named } from '../catalog/load/in-form.ts';
import { englishPath } from '../catalog/twins.ts';
import { asLongAsShown } from '../catalog/words/placeholders.ts';
import { type FileForm, pagesOf } from './forms.ts';
import { readContent, valuesIn } from './written.ts';

/** What is shorter stands in too many places by chance. */
const LEAST_PART = 12;
const LEAST_LETTERS = 2;
/** Where the words of header and footer stand. */
const OF_FRAME =
  /^content\/(?:navigation\.|(?:services|policies)\/\S+ (?:title|menu\.(?:\S+\.)?hint)$)/;

/**
 * The fields that a text of a page may come from, the likeliest first. Of 30,000 letters a pattern can be made.
 *
 * @param texts as the page shows it, figures filled in; then, perhaps, the part that is meant
 * @param page path of the page; its own files go before the others; empty for header and footer
 * @returns field names its groups and itself, such as hero.heading; items count from 0, and from 1 where it is named
 */
export function placesOf(texts: string[], page: string, forms: readonly FileForm[], root: string) {
  const pages = pagesOf(forms, root);
  // What the Hindi lacks stands in its English, which comes after it.
  const own = [page, englishPath(page)];
  const values = forms.toReversed().flatMap(({ path, address }) => {
    const content = readContent(readFileSync(join(root, path), 'utf8'), path);
    return valuesIn(content).map(([field, value]) => {
      const isOwn = page ? own.includes(pages[address] ?? '') : OF_FRAME.test(`${path} ${field}`);
      const text = typeof value === 'string' ? value.slice(0, 30_000) : '';
      const written = text.replaceAll(/\{claim:[^{}]*\}/gi, (claim) => asLongAsShown(claim));
      return { path, field, named: named(field), address, isOwn, written };
    });
  });
  // Where a field names another entry, the page shows the name that stands in that one.
  const names = Map.groupBy(
    values.filter(({ field }) => field === 'title' || field === 'name'),
    ({ path }) => basename(path).replace(/\..*/, ''),
  );
  const found = texts.map(spaced).flatMap((text, part) =>
    values.flatMap(({ isOwn, written, ...place }) => {
      // A word of a sentence stands elsewhere by chance.
      if (part && text.length < LEAST_PART && !isOwn) return [];
      const said = [{ written }, ...((isOwn && names.get(written)) || [])];
      const likeness = Math.max(...said.map((each) => likenessOf(text, each.written, isOwn)));
      return likeness ? [{ ...place, rank: likeness + (isOwn ? 0.5 : 0) }] : [];
    }),
  );
  return found.sort((one, other) => other.rank - one.rank);
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** How much of what shows is a text: 2 for all, or the part that they share, 0 if it is too small. */
function likenessOf(shown: string, text: string, isOwn: boolean): number {
  const parts = text.split(/(?=\{)|(?<=\})/).map(shownOf);
  const plain = spaced(parts.map(({ words }) => words).join(''));
  const pattern = spaced(parts.map((part) => part.pattern).join(''));
  const letters = lettersIn(plain);
  if (letters < LEAST_LETTERS) return 0;
  const share = letters / lettersIn(shown);
  // Elsewhere a placeholder and a word or two may match by chance.
  if ((isOwn || share >= 0.5) && new RegExp(`^${pattern}$`).test(shown)) return 1 + share;
  if (shown.length >= LEAST_PART && plain.includes(shown)) return 1;
  const isInside = letters >= LEAST_PART && new RegExp(pattern).test(shown);
  return isInside ? letters / shown.length : 0;
}

const lettersIn = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').length;

/** What a part of a text shows: a placeholder its words after a bar, else a few of the site's. */
function shownOf(part: string): { readonly words: string; readonly pattern: string } {
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (part.startsWith('{')) {
    const [, ...own] = part.slice(1, -1).split('|');
    const [words = ''] = own;
    return { words, pattern: words ? `.{0,30}?(?:${own.map(escaped).join('|')})` : '.{1,60}?' };
  }
  // Marks of Markdown do not show.
  const words = part.replaceAll(/\]\([^)]*\)|^#+ |^[-*] |[*_`[\]]/gm, '');
  return { words, pattern: escaped(words) };
}
