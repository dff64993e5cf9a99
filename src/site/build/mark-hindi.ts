import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Words in Devanagari, with what stands between them: one run, whatever is around it. */
const RUN =
  /[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*(?:[\s\d.,:;!?'’“”()–…-]+[\u0900-\u097f][\u0900-\u097f\u200c\u200d]*)*/g;
const DEVANAGARI = /[\u0900-\u097f]/;
/** What holds one text: of these a whole one is marked, so that styles for Hindi reach it. */
const TEXTS = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd td th figcaption blockquote summary label button option a span em strong mark'.split(
    ' ',
  ),
);
/** Here no element may stand, or none is text of the page. */
const OPAQUE = new Set('head script style svg textarea noscript template option'.split(' '));
/** No text of the page, or one that is marked; to parse each page for the name in its footer takes seconds. */
const NO_WORDS = /<(script|style)\b[^>]*>.*?<\/\1>|<(\w+)\b[^>]* lang="hi"[^>]*>[^<]*<\/\2>/gs;

/** Text to put into the page at a place of its source. */
type Insertion = readonly [at: number, text: string];

/**
 * Says of all Devanagari in a page that it is Hindi, for fonts, hyphens and screen readers: of a
 * text that is mostly Hindi as a whole, else of the run. What is marked stays as it is.
 */
export function markHindi(html: string): string {
  if (!/>[^<]*[\u0900-\u097f]/.test(html.replaceAll(NO_WORDS, ''))) return html;
  const insertions: Insertion[] = [];
  mark(parse(html, { sourceCodeLocationInfo: true }), { html, inIsland: false }, insertions);
  let marked = '';
  let from = 0;
  for (const [at, text] of insertions) {
    marked += html.slice(from, at) + text;
    from = at;
  }
  return marked + html.slice(from);
}

interface Around {
  readonly html: string;
  /** React compares what it wakes with what it made: it takes another attribute, no other element. */
  readonly inIsland: boolean;
}

function mark(node: Tree.ParentNode, around: Around, insertions: Insertion[]): void {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text') {
      const { startOffset = 0, endOffset = 0 } = child.sourceCodeLocation ?? {};
      if (!around.inIsland) markRuns(around.html, startOffset, endOffset, insertions);
    } else if ('childNodes' in child) {
      const { startOffset, endOffset } = child.sourceCodeLocation ?? {};
      if (!DEVANAGARI.test(around.html.slice(startOffset, endOffset))) continue;
      const lang = child.attrs.find(({ name }) => name === 'lang')?.value;
      if (lang === 'hi') continue;
      const start = child.sourceCodeLocation?.startTag;
      if (lang === undefined && start && TEXTS.has(child.tagName) && isMostlyHindi(child)) {
        insertions.push([start.startOffset + 1 + child.tagName.length, ' lang="hi"']);
      } else if (!OPAQUE.has(child.tagName)) {
        mark(child, { ...around, inIsland: isInIsland(child, around) }, insertions);
      }
    }
  }
}

function markRuns(html: string, from: number, to: number, insertions: Insertion[]): void {
  for (const { index, 0: run } of html.slice(from, to).matchAll(RUN)) {
    insertions.push([from + index, '<span lang="hi">'], [from + index + run.length, '</span>']);
  }
}

/** What an island is given from outside it keeps as it finds it. */
function isInIsland({ tagName }: Tree.Element, { inIsland }: Around): boolean {
  if (tagName === 'astro-island') return true;
  return inIsland && tagName !== 'astro-slot' && tagName !== 'astro-static-slot';
}

function isMostlyHindi(element: Tree.Element): boolean {
  const letters = textOf(element).match(/[\p{L}\p{M}]/gu) ?? [];
  return letters.filter((letter) => DEVANAGARI.test(letter)).length > letters.length / 2;
}

function textOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
