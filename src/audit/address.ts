import { isIP } from 'node:net';
import { getDomain, parse } from 'tldts';
import type { AddressMistake } from './kinds.ts';
import { withoutPersonal } from './private-query.ts';

/** The longest name that DNS has. */
const MAX_NAME = 253;
/** Longer ones are redirects of somebody's making: each finding of a report names the page's address. */
const MAX_ADDRESS = 2000;

/** What somebody typed into the address field. */
export type Typed =
  /** `leftOut`: parts of what was typed that look personal are not in it. */
  | { readonly kind: 'page'; readonly url: URL; readonly leftOut?: true }
  | { readonly kind: 'mistake'; readonly mistake: AddressMistake };

/**
 * Reads an address as people type it: "shop.in", "https:/shop.in", "www.दुकान.भारत/path". The fragment is
 * dropped, and so is what looks personal in its query: reports are sent on.
 */
export function readAddress(text: string): Typed {
  const typed = text.trim();
  const mistaken = (mistake: AddressMistake): Typed => ({ kind: 'mistake', mistake });
  if (typed === '') return mistaken('no-website');
  if (typed.length > MAX_ADDRESS) return mistaken('too-long');
  const url = parseTyped(typed);
  if (url === undefined) {
    const mail = /^(?:mailto:)?[^\s/@:]+@[^\s/@]+$/i.test(typed);
    return mistaken(mail ? 'mail' : 'not-an-address');
  }
  const mistake = mistakeOf(url) ?? (isProfile(url) ? 'profile' : undefined);
  if (mistake !== undefined) return mistaken(mistake);
  url.hash = '';
  const kept = withoutPersonal(url);
  return { kind: 'page', url: kept, ...(kept.href !== url.href && { leftOut: true }) };
}

/** A name with a port looks like a scheme ("shop.in:8080"), a mail address like a name with a user. */
function parseTyped(typed: string): URL | undefined {
  const address = typed.replace(/^(https?)?:?\/+/i, (_slashes, scheme = 'https') => `${scheme}://`);
  const schemed = /^[a-z][a-z+-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
  if (/\s/.test(typed) || /^(?:mailto:|[^/:]+@[^/]+$)/i.test(typed)) return undefined;
  return URL.parse(schemed) ?? undefined;
}

/** Why we ask nobody at this address; undefined for one that we may ask. Holds for redirects too. */
export function mistakeOf(url: URL): AddressMistake | undefined {
  const { hostname } = url;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-web';
  if (url.username !== '' || url.password !== '') return 'credentials';
  // What the scheme stands for is '' here.
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return 'port';
  if (url.href.length > MAX_ADDRESS || hostname.length > MAX_NAME) return 'too-long';
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'not-public';
  if (innerNames.test(hostname)) return 'not-public';
  const { isIcann, domain } = parse(hostname);
  return isIcann && domain !== null ? undefined : 'no-ending';
}

/** Endings that are kept for inner networks, and the machine itself. */
const innerNames =
  /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|arpa)\.?$/;

/** Sites where a business has a page of its own: networks, directories, marketplaces. */
const profileSites = new Set(
  `asklaila.com exportersindia.com facebook.com fb.com fb.me g.co g.page goo.gl indiamart.com
  instagram.com justdial.com linkedin.com linktr.ee magicpin.in meesho.com pinterest.com
  practo.com snapdeal.com sulekha.com swiggy.com t.me threads.com threads.net tradeindia.com
  tripadvisor.in twitter.com urbancompany.com wa.me whatsapp.com x.com yellowpages.in youtu.be
  youtube.com zomato.com`.split(/\s+/),
);

/** Whether an address is a page on somebody else's platform: its owner could repair nothing there. */
export function isProfile(url: URL): boolean {
  const domain = getDomain(url.hostname) ?? url.hostname;
  const isMap = /^(?:maps|business)\.|^[^/]+\/maps/.test(url.hostname + url.pathname);
  return profileSites.has(domain) || (/^google\./.test(domain) && isMap);
}
