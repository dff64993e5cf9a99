import { ofEveryPage, ofFacts, ofPage } from '../check.ts';
import type { TriedLink } from '../facts.ts';
import { fail, pass, shareOn, shareRight, wholly } from '../outcome.ts';
import { isFront, isOwn, sameAddress, webAddress } from '../reading/addresses.ts';
import { nofollowOf } from '../reading/directives.ts';
import type { Anchor } from '../reading/items.ts';
import { isPrivate } from '../reading/private-pages.ts';

/** Where a script may lead on; a few open boxes, show what is hidden, print. */
const NOWHERE = /^\s*(?:#!?\s*$|javascript:)/i;
/** So many of a menu, and most of it: they open no boxes. */
const MANY = 3;

function areMost(links: readonly Anchor[], are: (link: Anchor) => boolean): boolean {
  const { length } = links.filter(are);
  return length >= MANY && length > links.length / 2;
}

/** Links have addresses that a robot can follow. */
export const crawlable = ofEveryPage((page) => {
  const { html } = page;
  const links = html.anchors.filter((anchor) => anchor.href !== undefined || isPlayed(anchor));
  const inNav = links.filter((link) => link.inNav);
  const menu = inNav.length > 0 ? inNav : links;
  const isDead = ({ href, noLinkBy }: Anchor) => NOWHERE.test(href ?? '#') && !noLinkBy;
  // Elsewhere a page may have many that open a picture, or an answer.
  const isHabit = areMost(menu, isDead);
  const isWrong = (link: Anchor) => !isCrawlable(link, html.base) || (isHabit && isDead(link));
  const written = ({ href, text }: Anchor) =>
    href === undefined ? `<a>${text}</a>` : `<a href="${href}">${text}</a>`;
  const fakes = html.marks.filter(({ kind }) => kind === 'fake');
  const outcome = shareOn(page, [...links, ...fakes], (one) =>
    'kind' in one ? one.found : isWrong(one) && written(one),
  );
  const isFaked = fakes.length >= MANY && fakes.length > inNav.length;
  return wholly(outcome, isFaked || areMost(menu, isWrong));
});

/** Without an address, an anchor is a place or a label, unless it is meant as a link; a menu may be of such. */
const isPlayed = ({ noLinkBy, isMeant, inNav }: Anchor) => !noLinkBy && (isMeant || inNav);

function isCrawlable({ href, noLinkBy, isMeant, leads }: Anchor, base: string): boolean {
  if (href === undefined) return !isMeant;
  // An empty address is the page itself; what does nothing is a button where it says so.
  if (leads && /^\s*(?:#|$|javascript:)/i.test(href)) return false;
  if (/^\s*javascript:\s*void\W*0/i.test(href)) return ['role', 'name'].includes(noLinkBy ?? '');
  return URL.canParse(href, base) && !/^\s*(?:file:|[a-z]:[\\/])/i.test(href);
}

/** Robots may follow the site's own links. What nobody searches for may be left out. */
export const followed = ofPage((page) => {
  const { html } = page;
  const links = html.anchors.filter(({ href = '' }) => {
    const to = webAddress(href, html.base);
    return to && isOwn(page, to.href) && !isPrivate(to) && !sameAddress(to.href, page.url);
  });
  const all = nofollowOf(page);
  const figures = { count: links.filter(closes).length, all: links.length };
  if (all) return fail({ figures: { ...figures, count: links.length }, evidence: [all] });
  const menu = links.filter(({ inNav }) => inNav);
  const isMenuClosed = areMost(menu, closes);
  // Some may be meant: an entrance for members, links of visitors, of filters.
  if (!isMenuClosed && figures.count < figures.all) return pass({ figures });
  const written = (link: Anchor) => closes(link) && `${link.href} (${link.rel.join(' ')})`;
  return wholly(shareOn(page, links, written), isMenuClosed);
});

const CLOSES = new Set(['nofollow', 'ugc', 'sponsored']);
const closes = ({ rel }: Anchor) => rel.some((each) => CLOSES.has(each));

/** Not there, or broken: a link is asked twice before that is said. */
const DEAD = [404, 410, 500];

/** A refusal or a slow answer is no word on that. */
const isTold = (link: TriedLink) => isBroken(link) || (link.status >= 200 && link.status < 400);
const isBroken = ({ status, useless }: TriedLink) => DEAD.includes(status) || Boolean(useless);
/** Another page than the front one, which sends people back to that; a place on it may say the same. */
const isGivenUp = ({ isContact, url, leadsTo = url }: TriedLink) =>
  !isContact && isFront(leadsTo) && !isFront(url) && isOwn({ url }, leadsTo);

function deadOf(link: TriedLink) {
  const { page, line, url, status, leadsTo, useless = `HTTP ${status}` } = link;
  if (isGivenUp(link)) return { url: page, line, found: `${url} → ${leadsTo}` };
  return isBroken(link) && { url: page, line, found: `${url} (${useless})` };
}

/** Links that we tried lead somewhere. One of a menu stands on every page, and counts for all. */
export const alive = ofFacts(['links'], ({ links }) => {
  const told = links.filter((link) => isTold(link) && !link.isContact);
  // Where all lead to the front page, it is us whom the site sends back.
  const judged = told.every(isGivenUp) ? [] : told;
  // A page on which the server breaks was there; what is one visitor's own may miss what we don't send.
  const isStopped = ({ status, url }: TriedLink) => status === 500 && !isPrivate(new URL(url));
  const isGrave = judged.some((one) => isStopped(one) || (one.inMenu && isBroken(one)));
  return wholly(shareRight(judged, deadOf), isGrave);
});

/** The link to where buyers call and write leads to this firm. */
export const contactPage = ofFacts(['links'], ({ links }) =>
  shareRight(
    links.filter((link) => isTold(link) && link.isContact),
    deadOf,
  ),
);

/** Words that tell nothing of where a link leads: those of Lighthouse, and Hindi's. */
const EMPTY_WORDS =
  /^(?:|click (?:here|this)|(?:right )?here|go|(?:more )?information|(?:(?:learn|read|see) )?more|more info|start|this|(?:यहाँ|यहां) क्लिक करें|और (?:पढ़ें|जानें))$/i;

/** So many are no slip: a page has them by habit, and its menu makes them no better. */
const HABIT = 8;

/** Links say where they lead. */
export const telling = ofEveryPage((page) => {
  const { html } = page;
  const links = html.anchors.filter(
    ({ href = '', ownText, text, rel, needsNoName, unseen, inNoscript }) =>
      !inNoscript &&
      /^(?!$|#|javascript:|\w+:(?!\/))/i.test(href) &&
      // Google is not to go where `nofollow` leads, whatever the words are.
      (ownText ? !rel.includes('nofollow') : !(text || needsNoName || unseen)),
  );
  // In other languages words are not read: “Start” is German for home.
  const isRead = /^(?:en|hi|$)/i.test(html.lang ?? '');
  const written = ({ ownText, href }: Anchor) =>
    (isRead ? EMPTY_WORDS.test(ownText) : ownText === '') && `${ownText} (${href})`;
  const outcome = shareOn(page, links, written);
  return wholly(outcome, outcome.kind === 'partly' && Number(outcome.figures?.count) >= HABIT);
});
