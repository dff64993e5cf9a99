import { ofEveryPage, ofPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, pass, shareRight } from '../outcome.ts';
import { absolute } from '../reading/files.ts';
import { mailLinks } from '../reading/mails.ts';
import { calledNumbers, chatNumbers, countryOf, numberIn } from '../reading/phones.ts';

/** A phone number on the page can be tapped. */
export const tappable = ofEveryPage((page) => {
  const links = calledNumbers(page).slice(0, 1);
  if (links.length > 0) return pass({ evidence: evidenceOf(page, links, (link) => link.written) });
  const number = numberIn(page.html.text, countryOf(page));
  if (number === undefined) return notApplicable;
  const { written: found, phone } = number;
  return fail({ evidence: [{ url: page.url, found, expected: `tel:${phone.number}` }] });
});

/** Numbers to tap and addresses to write to are such as somebody can have. */
export const links = ofEveryPage((page) => {
  const ways = [calledNumbers(page), mailLinks(page)].filter(({ length }) => length > 0);
  if (ways.length === 0) return notApplicable;
  const broken = ways.flat().filter(({ isBroken }) => isBroken);
  // Who can't call is lost, whatever else is right.
  const shares = ways.map(
    (links) => links.filter(({ isBroken }) => !isBroken).length / links.length,
  );
  return partly(Math.min(...shares), 1, {
    figures: { count: broken.length, all: ways.flat().length },
    evidence: evidenceOf(page, broken, ({ href }) => href),
  });
});

/** A link to a chat names a number that WhatsApp can find. */
export const chat = ofEveryPage((page) =>
  shareRight(
    chatNumbers(page),
    ({ isBroken }) => isBroken,
    ({ line, written }) => ({ url: page.url, line, found: written }),
  ),
);

const NETWORK =
  /^(?:www\.|in\.|m\.)?(?:facebook|instagram|twitter|plus\.google|x|linkedin|youtube|pinterest|threads)\.(?:com|net)$/;
/** Buttons that share this page, and no profile. */
const SHARES = /\/(?:share|sharer|intent|dialog|pin\/create|shareArticle)\b/i;

/** The front page of a network, or what a template has in place of a name. */
const NOBODY =
  /^\/(?:home(?:\.php)?|your[-_]?(?:page|name|username|profile|company|brand)|username)?\/?$/i;

/** Links to social networks lead to the firm's own profile, not to the network's front page. */
export const networks = ofPage((page) => {
  const links = page.html.anchors.flatMap(({ href = '', line }) => {
    const url = URL.parse(absolute(page, href) ?? '');
    const isOne = url && NETWORK.test(url.hostname) && !SHARES.test(url.pathname);
    return isOne ? [{ line, url }] : [];
  });
  return shareRight(
    links,
    // Google+ ended in 2019.
    ({ url }) =>
      url.hostname === 'plus.google.com' || (NOBODY.test(url.pathname) && url.search === ''),
    ({ line, url }) => ({ url: page.url, line, found: url.href }),
  );
});
