import type { Element } from 'domhandler';
import { all, isOne, type Place, rawText } from './elements.ts';
import { limits, oneLine } from './limits.ts';
import { isPrivate } from './private-pages.ts';
import { stands } from './stands.ts';

/** What a handler calls that leads to another page, no window with a size; a function of the site's own by its name. */
const LEADS =
  /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\s*\(|\bwindow\.open\s*\((?![^)]*\b(?:width|height)=)\s*["'`]|\b(?:(?:go|nav|navigate|redirect|visit)(?:to)?|(?:go|open|load|show|change)(?:to)?_?(?:page|url|link|view))\s*\(\s*["'`](?!#)/i;
const ADDRESS = /["'`]((?:https?:|tel:|mailto:|whatsapp:|sms:|\/)[^"'`]*)/i;
/** Where a script of the site finds the address by itself. */
const ADDRESS_ATTRIBUTES = ['data-href', 'data-url', 'data-link', 'routerlink'];
/** A larger one is a part of the page, and no link. */
const MOST_INSIDE = 50;
/** Links and fields have an address or a use of their own, and what stands in a link has its. */
const isOther = isOne('a, a *, area, html, body, form, input, textarea, label');

/** Whether what a click runs leads to a page of the same site, as far as it says, that somebody may search for. */
export function leadsOn({ element, page }: Pick<Place, 'element' | 'page'>): boolean {
  const { href = '', onclick = '' } = element.attribs;
  const code = `${onclick};${/^\s*javascript:/i.test(href) ? href : ''}`;
  if (!LEADS.test(code)) return false;
  const named = URL.parse(ADDRESS.exec(code)?.[1] ?? '/', page);
  return named !== null && named.host === URL.parse(page)?.host && !isPrivate(named);
}

/** What plays a link without being one, with its words: Google can't follow it. Undefined for anything else. */
export function fakeLinkOf(element: Element, { page }: Place): string | undefined {
  const { name: tag, attribs } = element;
  const isNamed = ADDRESS_ATTRIBUTES.some((name) => /^\/?\w/.test(attribs[name] ?? ''));
  const leads = (isNamed && stands.inNav(element)) || leadsOn({ element, page });
  if (!leads || isOther(element)) return undefined;
  // A card that is wholly clickable mostly has a link in it, which is enough.
  const inside = all('*', element);
  if (inside.length > MOST_INSIDE || inside.some((one) => one.attribs.href)) return undefined;
  return `<${tag}>${oneLine(rawText(element, limits.line))}</${tag}>`;
}
