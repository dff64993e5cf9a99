import { ofEveryPage, ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { evidenceOf, fail, marked, notApplicable, pass, passIf, passUnless } from '../outcome.ts';
import { isOwn, webAddress } from '../reading/addresses.ts';
import { noindexOf } from '../reading/directives.ts';
import { once } from '../reading/limits.ts';
import { mainsOf, titleOf } from '../reading/metadata.ts';
import { calledOf, certainIn, SPAM_HOST, strangeTo } from '../reading/spam.ts';
import { SPAM, TOUTED } from '../reading/spam-words.ts';
import type { Evidence } from '../said.ts';

/** Scripts that dig for coins in the visitor's phone, and such as hide what they do. */
const HARMFUL =
  /coin-?hive|crypto-?loot|coinimp|authedmine|webminepool|deepminer|jsecoin|minero\.cc|cryptonight|\beval\s*\(\s*(?:window\.)?(?:atob|String\.fromCharCode)\s*\(|\bdocument\.referrer\b[^}]{0,200}\b(?:google|bing)\b[^}]{0,200}\blocation(?:\.href)?(?:\s*=\s*|\.(?:replace|assign)\()["']https?:/i;
/** Endings of names that cost nothing: a frame of such a site that nobody sees counts for somebody else. */
const CHEAP =
  /^(?:https?:)?\/\/[^/]+\.(?:buzz|cf|click|cyou|ga|gq|icu|monster|pw|rest|sbs|tk|top|xyz)(?:[/:?]|$)/i;
/** Enough where nobody sees them, or where the words and the names of the sites both say it. */
const FEW = 2;
/** Different phrases that no other trade has, or addresses with them. */
const SAID = 3;
const SHOWN = 5;
const SITES = 3;
/** Who broke in signs with a name, and says no more. */
const SIGNED = /^\W*h[a4]ck[e3]d by(?: [^\s?]+){1,3}$/i;

/** So often no paper says it that tells of them. */
const MANY = 10;

/** A page about such things speaks of them more often. */
const ABOUT = 3;

/** What the page is about: a hotel with a casino, a chemist, a paper that writes of both. */
const isAbout = ({ html }: PageFacts, what = SPAM) =>
  what.test([...html.titles, ...mainsOf(html)].map(({ text }) => text).join(' '));

/** How often a page's words speak of what strangers sell. */
const timesSaid = ({ html }: PageFacts): number =>
  html.text.match(new RegExp(SPAM, 'gi'))?.length ?? 0;

/** The page's name for Google is a stranger's, while its words are still its own. */
function strangersName(page: PageFacts): boolean {
  const called = calledOf(page);
  const title = titleOf(page.html);
  const isOthers = SIGNED.test(title) || [title, called].some(strangeTo(page).isFar);
  return isOthers || (certainIn(called).size > 0 && timesSaid(page) < ABOUT);
}

/** No name, words, links and scripts of those who break into a page that is about something else. */
export const hiddenLinks = ofEveryPage((page) => {
  const evidence = strangersIn(page);
  const figures = { count: evidence.length };
  if (evidence.length > 0) return fail({ figures, evidence });
  return page.html.anchors.length > 0 ? pass({ figures }) : notApplicable;
});

function strangersIn(page: PageFacts): Evidence[] {
  const { html, url } = page;
  const frames = html.frames.filter(
    ({ hidden, src }) => hidden && CHEAP.test(src) && !CHEAP.test(url),
  );
  const programs = html.scripts.map(({ src, code, line }) => ({ src: src ?? code, line }));
  const harmful = [...programs.filter(({ src }) => HARMFUL.test(src)), ...frames];
  if (harmful.length > 0) return evidenceOf(page, harmful, ({ src }) => src);
  if (strangersName(page)) return [{ url, found: calledOf(page) }];
  if (isAbout(page)) return [];
  const comments = isAbout(page, TOUTED) ? [] : marked(page, 'touts');
  if (comments.length >= SHOWN) return comments;
  const said = [...certainIn(html.text)];
  const links = html.anchors.flatMap(({ href = '', line, text, unseen }) => {
    const to = webAddress(href, html.base);
    const isSpam = to && !isOwn(page, to.href) && (SPAM.test(text) || SPAM_HOST.test(to.hostname));
    return isSpam ? [{ line, text, unseen, host: to.hostname, href }] : [];
  });
  const hidden = links.filter(({ unseen }) => unseen);
  const sitesOf = (some: typeof links) => new Set(some.map(({ host }) => host)).size;
  const isHidden = hidden.length >= FEW || hidden.some(({ text }) => certainIn(text).size > 0);
  const named = links.filter(({ text, host }) => SPAM.test(text) && SPAM_HOST.test(host));
  const isMany = links.length >= SHOWN && sitesOf(links) >= SITES;
  const isShown = isMany || sitesOf(named) >= FEW;
  const shown = isHidden ? hidden : isShown ? links : [];
  if (shown.length > 0) return evidenceOf(page, shown, ({ text, href }) => `${text} (${href})`);
  return said.length >= SAID ? [{ url, found: said.join(', ') }] : [];
}

/** Its name and its main heading speak of what strangers sell, and its words again and again: no news of it. */
const isTaken = (page: PageFacts) =>
  [titleOf(page.html), mainsOf(page.html)[0]?.text ?? ''].every(
    (text) => certainIn(text).size > 0,
  ) && timesSaid(page) > MANY;

/** The lists of pages, and those that were opened, have none that strangers put there: by their addresses and names, or a name in a far script. */
export const ownPages = ofFacts(['page', 'pages', 'sitemap', 'listed'], (facts) => {
  const { page, pages, sitemap, listed } = facts;
  if (isAbout(page)) return notApplicable;
  const taken = pages.filter(isTaken).map(({ url, html }) => ({ url, found: titleOf(html) }));
  if (taken.length > 0) return fail({ figures: { count: taken.length }, evidence: taken });
  if (sitemap === 'none') return notApplicable;
  const { isAddress, isFar, isSpam } = strangeTo(page);
  const titled = listed.map(({ url, read }) => ({
    url,
    found: read ? titleOf(read.html) : sitemap.url,
  }));
  const named = [
    ...sitemap.spam.map((url) => ({ url, found: sitemap.url })),
    ...titled.filter(({ url, found }) => isAddress(url) || isSpam(found)),
  ];
  const strange = once(named, ({ url }) => url);
  const far = titled.filter(({ found }) => isFar(found));
  const evidence = strange.length >= SAID ? strange : far;
  return passIf(evidence.length === 0, { figures: { count: evidence.length }, evidence });
});

/** Whether something would take the page out of Google, or another's name into it. */
function turnOf(page: PageFacts, own: PageFacts): Evidence | undefined {
  if (!isOwn(own, page.url)) return { url: own.url, found: page.url };
  const hidden = noindexOf(own) ? undefined : noindexOf(page);
  if (hidden) return hidden;
  const [called, ownName] = [page, own].map((each) =>
    [calledOf(each), ...each.html.headings.map(({ text }) => text)].join(' '),
  );
  // What everybody is told may be strange, and is no turn.
  if (called === undefined || called === ownName) return undefined;
  const isStrange = (SPAM.test(called) && !isAbout(own)) || strangeTo(own).isFar(called);
  return isStrange ? { url: page.url, found: calledOf(page), expected: calledOf(own) } : undefined;
}

/** Google's robot gets the page that people get. */
export const sameForGoogle = ofFacts(['page', 'asGoogle'], ({ page, asGoogle }) => {
  if (asGoogle === 'none') return notApplicable;
  return passUnless([turnOf(asGoogle, page) ?? []].flat());
});
