import { GUARANTEE, type PromiseWords } from '../../catalog/words/claims.ts';
import { inWords } from '../../catalog/words/in-words.ts';

/** A tag with its attributes; an element whose content is no text; a comment. */
const MARKUP =
  /<(script|style|svg|template|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What can hold no link: it is one, is pressed, or is set as a heading. */
const NO_LINK_IN = /^(?:a|button|summary|label|h[1-6])$/;
/**
 * What is left as it is. An island is drawn again by React, which must find what it made; words of
 * others are not our promise.
 */
const LEFT_ALONE = /^(?:nav|blockquote|astro-island)$/;
const TERMS = new RegExp(`\\bhref="${GUARANTEE}#([^"]*)"`);
/** One link is enough in each of these. */
export const SECTION_LIKE = /^(?:section|article|aside|header|details)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same words with a deadline spelt out, with a comma before "or", or with "your money". */
const likewise = (words: string) =>
  escaped(words)
    .replace(/\b\d+(?= days| months)/g, (figure) => `(?:${figure}|${inWords(Number(figure))})`)
    .replaceAll(' or money', ',? or (?:your )?money');

interface Mention {
  readonly words: string;
  readonly at: number;
  readonly promise: PromiseWords;
}

/** What finds the words by which a text mentions promises, the longest first. */
export function mentionFinder(promises: readonly PromiseWords[]): (text: string) => Mention[] {
  const mentions = promises
    .flatMap((promise) => promise.mentions.map((words) => ({ words, promise })))
    .sort((a, b) => b.words.length - a.words.length);
  const anyOf = mentions.map(({ words }) => `(${likewise(words)})`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index, ...groups }) => {
      const found = mentions.find((_, place) => groups[place + 1] !== undefined);
      return found ? [{ words, at: index, promise: found.promise }] : [];
    });
}

interface Open {
  readonly name: string;
  /** Whether it can hold no link, or is left alone. */
  readonly closed: false | 'no link' | 'left alone';
  /** Of something section-like: the promises that it links. */
  readonly linked: Set<string>;
}

/** A heading or button that promises: a paragraph of its section takes the link, if that has none. */
interface Waiting {
  readonly promise: PromiseWords;
  readonly linked: Set<string>;
  /** Before which piece the link can stand: behind the next paragraph, or else the one before. */
  slot: number | undefined;
  next: boolean;
}

/**
 * Links the first mention of each promise in each section of a page to its terms. Done on the markup of
 * the whole page, so that no section needs to know of it and none can be forgotten.
 *
 * @param html a page; what stands outside its `main` is left as it is
 * @param find of mentionFinder
 * @param label of a link that stands behind a paragraph, because a heading promises
 */
export function linkPromises(
  html: string,
  find: ReturnType<typeof mentionFinder>,
  label: string,
): string {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < 0) return html;
  const main = html.slice(start, end);
  const top: Open = { name: 'main', closed: false, linked: new Set() };
  const open: Open[] = [];
  const here = () => open.at(-1) ?? top;
  const pieces: string[] = [];
  const waiting: Waiting[] = [];
  const paragraphs = new Map<Set<string>, number>();

  const addText = (text: string) => {
    const { closed, linked } = here();
    let done = 0;
    for (const { words, at, promise } of find(text)) {
      if (closed === 'no link') {
        waiting.push({ promise, linked, slot: paragraphs.get(linked), next: false });
      }
      if (closed || linked.has(promise.name)) continue;
      linked.add(promise.name);
      pieces.push(text.slice(done, at), `<a class="to-terms" href="${promise.href}">${words}</a>`);
      done = at + words.length;
    }
    pieces.push(text.slice(done));
  };
  const close = (name: string) => {
    const at = open.findLastIndex((element) => element.name === name);
    if (at < 0) return;
    const { closed, linked } = here();
    open.length = at;
    // A paragraph of sentences, not a price or a kicker.
    if (name !== 'p' || closed || !/[.?!]$/.test(pieces.at(-1) ?? '')) return;
    paragraphs.set(linked, pieces.length);
    for (const one of waiting) {
      if (one.linked !== linked || one.next) continue;
      one.slot = pieces.length;
      one.next = true;
    }
  };

  let done = 0;
  for (const match of main.matchAll(MARKUP)) {
    const [markup, , slash, tag = '', attributes = ''] = match;
    const name = tag.toLowerCase();
    addText(main.slice(done, match.index));
    done = match.index + markup.length;
    if (slash) close(name);
    else if (name && !VOID.test(name)) {
      const { closed, linked } = here();
      const terms = attributes.match(TERMS)?.[1];
      if (terms) linked.add(terms);
      open.push({
        name,
        closed:
          LEFT_ALONE.test(name) || attributes.includes('aria-hidden="true"')
            ? 'left alone'
            : closed || (NO_LINK_IN.test(name) && 'no link'),
        linked: SECTION_LIKE.test(name) ? new Set() : linked,
      });
    }
    pieces.push(markup);
  }
  addText(main.slice(done));
  for (const { promise, linked, slot } of waiting) {
    if (slot === undefined || linked.has(promise.name)) continue;
    linked.add(promise.name);
    pieces[slot] = ` <a class="to-terms" href="${promise.href}">${label}</a>${pieces[slot]}`;
  }
  return html.slice(0, start) + pieces.join('') + html.slice(end);
}
