import { ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { othersOf } from '../other-pages.ts';
import { notApplicable, shareRight } from '../outcome.ts';
import { wordsIn } from '../reading/elements.ts';
import { titleOf } from '../reading/metadata.ts';
import { ownText, soonWords } from '../reading/own-text.ts';
import { isPrivate } from '../reading/private-pages.ts';

const GONE =
  /\b(?:error 404|404 error|page (?:was |is )?not found|page (?:can.?t|cannot|could not) be found|page does(?:n.t| not) exist)\b|^404$/i;
/** With fewer words a page says nothing; with so many, nothing more than that it will. */
const FEW = 12;
const SHORT = 40;
/** More pictures are a gallery. */
const PICTURES = 2;
/** A page with less at all is told as empty by others. */
const WHOLE = 50;

/** Pages of menus say something, and not what another page says already. */
export const ofEachPage = ofFacts(['page', 'pages'], ({ page, pages }) => {
  const others = othersOf(page, pages).filter(({ url }) => !isPrivate(new URL(url)));
  if (others.length === 0) return notApplicable;
  const all = [page, ...others];
  const judged = all.map((one) => ({ url: one.url, found: emptinessOf(one, all) }));
  const isWrong = ({ found }: { readonly found: string | undefined }) => found !== undefined;
  return shareRight(judged, isWrong, (one) => one, ['wrong', 'others']);
});

/** What stands on a page that says nothing of its own; undefined for one that does. */
function emptinessOf(page: PageFacts, all: readonly PageFacts[]): string | undefined {
  const { html } = page;
  // Beside one in another language, menus would count as words of its own.
  const beside = all.find((other) => other !== page && other.html.lang === html.lang);
  if (beside === undefined) return undefined;
  const own = ownText(page, beside);
  const words = wordsIn(own);
  const headings = html.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const isGone = [titleOf(html), ...headings].some((text) => GONE.test(text));
  if (words < SHORT && (isGone || soonWords.test(own))) return own;
  if (html.emptyMount || html.plain.words < WHOLE) return undefined;
  if (words === 0 && ownText(beside, page) === '') return `= ${beside.url}`;
  const pictures = html.images.filter(({ apart }) => !apart).length;
  const hasMore =
    pictures > PICTURES || html.frames.length > 0 || html.forms.some(({ fields }) => fields > 1);
  return words < FEW && !hasMore ? own : undefined;
}
