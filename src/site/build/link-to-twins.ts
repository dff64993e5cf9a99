import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { oncePerBuild } from '../../catalog/load/once-per-build.ts';
import { twinLink } from '../../catalog/twins.ts';

/** A path of the site that is a page or the brochure, not another file or what the server alone answers. */
const PAGE = /^\/(?!api\/)(?:[^.]*|brochure\.pdf)$/;

/** A piece of the page and what takes its place. */
type Change = readonly [from: number, to: number, text: string];

/** Pages lead to the same few hundred places, and each is asked of the disk. */
const twins = oncePerBuild(() => new Map<string, string | undefined>());

function twinOf(href: string): string | undefined {
  const known = twins();
  if (!known.has(href)) known.set(href, twinLink(href));
  return known.get(href);
}

/** Where no text of the page stands. */
const OPAQUE = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'pre']);

/**
 * Has the links of a Hindi page lead to Hindi pages. Where there is none the link says so, unless its
 * words do already. A text that has no Hindi yet says that it is English, as far as its letters tell.
 *
 * @param note what a link to an English page says behind its words; seen is a mark of two letters
 */
export function linkToTwins(html: string, note: string): string {
  const changes: Change[] = [];
  const look = (node: Tree.ParentNode, inIsland: boolean) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child) || OPAQUE.has(child.tagName)) continue;
      const at = child.sourceCodeLocation?.startTag?.endOffset;
      if (at && !inIsland && isEnglishText(child)) {
        child.attrs.push({ name: 'lang', value: 'en' });
        changes.push([at - 1, at - 1, ' lang="en" data-guessed']);
      }
      if (child.tagName === 'a') changes.push(...changesOf(child, note, inIsland));
      look(child, child.tagName === 'astro-island' || (inIsland && child.tagName !== 'astro-slot'));
    }
  };
  look(parse(html, { sourceCodeLocationInfo: true }), false);
  let changed = '';
  let at = 0;
  for (const [from, to, text] of changes.sort(([a], [b]) => a - b)) {
    changed += html.slice(at, from) + text;
    at = to;
  }
  return changed + html.slice(at);
}

function changesOf(link: Tree.Element, note: string, inIsland: boolean): Change[] {
  const attribute = (name: string) => link.attrs.find((one) => one.name === name)?.value;
  const href = attribute('href');
  const place = link.sourceCodeLocation?.attrs?.href;
  if (
    !href ||
    !place ||
    !PAGE.test(href.replace(/[?#].*/, '')) ||
    attribute('data-edition') !== undefined
  )
    return [];
  const twin = twinOf(href);
  if (twin)
    return [[place.startOffset, place.endOffset, `href="${twin.replaceAll('&', '&amp;')}"`]];
  // Such as an article in Hindi, which has no twin.
  if (attribute('hreflang') !== undefined) return [];
  const language: Change[] = [[place.endOffset, place.endOffset, ' hreflang="en-IN"']];
  const words = firstWords(link);
  const at = words?.sourceCodeLocation;
  // React finds in an island what it has made.
  if (!words || !at || inIsland || textOf(link).includes(note)) return language;
  const lang = isMarked(words) ? ' lang="hi"' : '';
  const mark = `&nbsp;<span class="in-english"${lang}>(${note})</span>`;
  // A flexible box would set words and mark apart, or one below the other.
  const isApart = words.parentNode === link && (link.childNodes.length > 1 || attribute('class'));
  return isApart
    ? [
        ...language,
        [at.startOffset, at.startOffset, '<span>'],
        [at.endOffset, at.endOffset, `${mark}</span>`],
      ]
    : [...language, [at.endOffset, at.endOffset, mark]];
}

/** Whether an element has words of its own that are English and not said to be: of one alone nothing tells, and sums have none. */
function isEnglishText(element: Tree.Element): boolean {
  const text = textOf(element);
  const hasWords = element.childNodes.some(
    (child) => child.nodeName === '#text' && /[a-z]/i.test((child as Tree.TextNode).value),
  );
  return (
    hasWords &&
    !/[\u0900-\u097f]/.test(text) &&
    /\s(?=\S)/.test(text.trim()) &&
    /[a-z]{2}/.test(text) &&
    element.attrs.every(({ name }) => name !== 'lang') &&
    !isMarked(element)
  );
}

/** Whether words stand in something that says that it is in another language than the page. */
function isMarked({ parentNode }: Tree.ChildNode): boolean {
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName === 'html') return false;
  const lang = parentNode.attrs.find(({ name }) => name === 'lang')?.value;
  return lang === undefined ? isMarked(parentNode) : lang !== 'hi';
}

/** The words of a link that name where it leads: of a card its title, which stands first. */
function firstWords(node: Tree.ParentNode): Tree.TextNode | undefined {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text' && (child as Tree.TextNode).value.trim()) {
      return child as Tree.TextNode;
    }
    const found = 'childNodes' in child && child.nodeName !== 'svg' ? firstWords(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: Tree.ChildNode): string =>
  'childNodes' in node
    ? node.childNodes.map(textOf).join('')
    : node.nodeName === '#text'
      ? (node as Tree.TextNode).value
      : '';
