import { getDomain } from 'tldts';
import { isProfile } from '../address.ts';
import type { PageFacts } from '../facts.ts';
import type { Stop } from '../kinds.ts';
import { jumpsOf } from '../reading/jumps.ts';
import { mainsOf, titleOf } from '../reading/metadata.ts';
import { isBare, isEmpty, movedWords, soonWords } from '../reading/own-text.ts';
import { isPrivate } from '../reading/private-pages.ts';
import { isFine, isGone } from '../statuses.ts';
import { isPage, type Opened } from './open-page.ts';

/**
 * Why what answered is no page to judge; undefined for one that is. An error's headers and certificate
 * would make a score of "40 of 100" that says nothing of the page that was meant: the sentence says
 * more. Everything else needs certain signs, since a page that is turned away for nothing costs more than
 * a login that is judged.
 */
export function noPageStop(page: PageFacts, typed: URL): Stop | undefined {
  const url = new URL(page.url);
  const isLed = domainOf(url) !== domainOf(typed);
  if (isLed && isProfile(url)) return 'profile';
  if (page.status === UNAUTHORIZED || isLogin(page, url, typed)) return 'login';
  if ((isLed && brokers.test(url.hostname)) || isParked(page, url)) return 'parked';
  if (isComingSoon(page)) return 'coming-soon';
  if (page.status < 400) {
    if (says(page, failures)) return 'broken';
    if (says(page, refusals)) return 'refused';
    if (isLost(page)) return 'missing';
    if (isBare(page.html) && jumpsOf(page).length > 0) return 'leads-on';
    return isEmpty(page) ? 'empty' : undefined;
  }
  if (isGone(page.status)) return 'missing';
  return page.status >= 500 || says(page, failures) ? 'broken' : 'refused';
}

const UNAUTHORIZED = 401;
const domainOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true });

const loginStep = /\/(?:log[-_]?in|sign[-_]?in|log[-_]?on|wp-login)(?:\.\w{2,5})?(?:\/|$)/i;
const loginHost = /^(?:accounts|auth|idp|login|signin|sso)\./;
const leadsToLogin = ({ hostname, pathname }: URL) =>
  loginHost.test(hostname) || loginStep.test(pathname);

/** Somebody is sent on to a login, or the page is a form with a password and next to nothing else. */
function isLogin({ hops, html }: PageFacts, url: URL, typed: URL): boolean {
  if (hops.length > 0 && leadsToLogin(url) && !leadsToLogin(typed)) return true;
  const [form, ...others] = html.forms;
  const isAll = others.length === 0 && html.words <= 60 && html.anchors.length <= 15;
  return isAll && form?.hasPassword === true && form.fields <= 4;
}

/** Who sells names. */
const brokers =
  /(?:^|\.)(?:afternic|buydomains|dan|domainmarket|hugedomains|sedo|undeveloped)\.com$|^parkingpage\.namecheap\.com$/;
/** Where parked pages have their files from. */
const parkingFiles =
  /^https?:\/\/(?:[^/]*\.)?(?:(?:bodis|parklogic|sedoparking)\.com|parkingcrew\.net|d38psrni17bvxu\.cloudfront\.net)\/|^https?:\/\/img1\.wsimg\.com\/parking-lander|^https?:\/\/www\.google\.com\/adsense\/domains\//;
const parkingWords =
  /\bbuy this domain\b|\bdomain(?: name)? (?:\S{1,60} )?(?:is|may be) (?:for sale|parked)\b|\bparked free\b|\bpage is parked\b/i;
/** What servers and hosts show where nobody has put a website. */
const hostsTitle =
  /^(?:welcome to (?:nginx!?(?: on .{1,40})?|openresty!|centos|xampp)|apache2? \w+ default page\b.{0,20}|(?:(?:apache )?http server )?test page (?:for the|powered by)\b.{1,60}|(?:apache )?http server test page|it works!|index of \/|iis ?(?:windows(?: server)?|\d+)|account suspended|(?:default web ?site|domain default|(?:web server|host|plesk)['’]?s? default) page|(?:this )?domain (?:has )?expired|caddy works!)$/i;
const hostsPath = /^\/cgi-sys\/(?:defaultwebpage|suspendedpage)\.cgi$/;

/** A page of the registrar, the host or a dealer: by its own address or title, or by two signs together. */
export function isParked({ html }: PageFacts, url: URL): boolean {
  const title = titleOf(html) || (mainsOf(html)[0]?.text ?? '');
  if (hostsPath.test(url.pathname) || hostsTitle.test(title)) return true;
  const signs = [
    html.subresources.some((file) => parkingFiles.test(file.url)),
    parkingWords.test(`${title}. ${html.text}`),
    title.toLowerCase().startsWith(url.hostname.replace(/^www\./, '')),
  ];
  return html.words <= 200 && signs.filter(Boolean).length >= 2;
}

/** What programs send in place of a page, whatever the status says. */
const failures =
  /^(?:database error|(?:error )?50[0234] [a-z ]{3,30}|wordpress . error|(?:509 )?bandwidth limit exceeded)$|^error establishing a database connection|^(?:fatal|parse) error: |^sorry, this (?:shop|store) is (?:currently|temporarily) unavailable/i;
const refusals = /^(?:error )?(?:40[13] (?:forbidden|unauthorized)|access denied)$/i;

function says({ html }: PageFacts, words: RegExp): boolean {
  const said = [titleOf(html), mainsOf(html)[0]?.text ?? '', html.text];
  return html.words <= 60 && said.some((text) => words.test(text.trim()));
}

/** What stands in for a page that is not there, whatever the status says. */
const lostWords =
  /^(?:(?:error|oh no|oops|sorry|whoops)\W+)*(?:404(?:\W+(?:error|not found|(?:the |this )?page)\b|\W*$)|not found\b|(?:the |this |that )?(?:requested )?(?:page|url)\b.{0,40}\b(?:not|can['’]t|no longer) (?:be )?(?:available|exist|found|here)\b)|^(?:पेज|पृष्ठ) नहीं मिला/i;

/** It says so in its title and its first heading, and next to nothing else of its own. */
function isLost({ html }: PageFacts): boolean {
  const parts = titleOf(html).split(/\s[-–—|:•·»]\s/);
  const isTitled = parts.some((one) => lostWords.test(one));
  return isTitled && lostWords.test(html.headings[0]?.text ?? '') && html.plain.own <= 60;
}

/** Who has a name and a password may be sent there, beside what `isPrivate` knows. */
const forFew =
  /\b(?:admin|agent|alumni|area|b2b|board|client|college|communit|crm|customer|dashboard|dealer|distributor|download|e-?learn|employee|erp|exam|extranet|facult|franchise|intern|intra|join|learn|lms|log[- ]?in|mail|member|my\b|office|online|owner|panel|parent|partner|patient|pay|portal|profile|reseller|result|secure|sign|staff|student|subscri|supplier|support|teacher|team|test|trade|upload|user|vendor|wholesale)|लॉग|सदस्य/i;
/** Where those log in who look after a site, and no customer. */
const backOffice = /\/(?:administrator|wp-admin|wp-login\.php)\b/i;
/** How pages begin, and programs for them that nobody runs. */
const begins = /^\uFEFF?\s*<(?:!doctype html|html\b|\?php)/i;

/**
 * What keeps everybody from using what a link of the page names, as it is shown; undefined for nothing, or what may
 * be meant.
 */
export function uselessBy(asked: URL, called: string, answer: Opened): string | undefined {
  const { url, status, headers, page } = answer;
  const isLed = backOffice.test(new URL(url).pathname);
  if (isLed || (status === UNAUTHORIZED && /^basic\b/i.test(headers['www-authenticate'] ?? ''))) {
    const isMeant = isPrivate(asked) || forFew.test(`${asked.pathname} ${called}`);
    return isMeant ? undefined : isLed ? url : `HTTP ${status}`;
  }
  const type = headers['content-type'] ?? '';
  const isFile = isFine(status) && !isPage(answer) && /plain|\/html|octet|httpd/i.test(type);
  if (isFile && begins.test(answer.body.toString()) && !asked.pathname.endsWith('.txt'))
    return headers['content-disposition'] ?? type;
  const isNone = page && /broken|missing|refused/.test(noPageStop(page, asked) ?? '');
  return isNone ? titleOf(page.html) || page.html.text : undefined;
}

/** It says so in its title or a short heading, and leads nowhere; or in both, and next to nothing else. Or it has moved. */
function isComingSoon({ html }: PageFacts): boolean {
  const said = [titleOf(html), ...html.headings.map(({ text }) => text)];
  const ways = html.anchors.filter(({ href = '' }) => /^(?!#|mailto:|tel:|https?:)./i.test(href));
  const says = said.some((text) => text.length <= 90 && soonWords.test(text));
  if (html.words <= 60 && ways.length === 0 && movedWords.test(html.text)) return true;
  const [title = '', ...headings] = said;
  const isAll = soonWords.test(title) && headings.some((text) => soonWords.test(text));
  return says && html.words <= (isAll ? 100 : 60) && (isAll || ways.length <= 2);
}
