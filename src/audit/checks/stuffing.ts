import { ofEveryPage } from '../check.ts';
import { evidenceOf, marked, passUnless } from '../outcome.ts';
import { metaOf } from '../reading/metadata.ts';

/** So often in one line says a word only who writes for robots; in two lines once more. */
const OFTEN = 4;
/** And it makes up so much of the line: a long caption may name a town four times. */
const SHARE = 1 / 5;
const LETTERS = /[\p{L}\p{M}]{4,}/gu;
const COMMON = new Set('with your from this that have will more what when were they'.split(' '));
/** A longer text may be about something. */
const LONGEST = 300;

/** A line that says one word again and again, as if Google counted. */
function isStuffed(text: string, often: number): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/<[^<>]*>/g, ' ')
      .match(LETTERS) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) if (!COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return text.length <= LONGEST && most >= often && most > words.length * SHARE;
}

/** Titles, headings and words for pictures are written for people. */
export const readable = ofEveryPage((page) => {
  const { titles, headings, images, metas } = page.html;
  const description = metaOf(page.html, 'description');
  const lines = [
    ...titles.slice(0, 1),
    ...headings.filter(({ level }) => level === 1),
    ...images.map(({ alt = '', line }) => ({ text: alt, line })),
    ...metas
      .filter(({ name }) => name === 'og:title')
      .map(({ content: text, line }) => ({ text, line })),
  ].filter(({ text }) => isStuffed(text, OFTEN));
  const lined =
    description && isStuffed(description.content, OFTEN + 2)
      ? [{ text: description.content, line: description.line }]
      : [];
  return passUnless([
    ...evidenceOf(page, [...lines, ...lined], ({ text }) => text),
    ...marked(page, 'faint'),
  ]);
});
