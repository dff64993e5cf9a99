import { ofEveryPage, ofPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass, shareOn } from '../outcome.ts';
import { absolute, isFront } from '../reading/addresses.ts';
import { ownBusinesses } from '../reading/business-types.ts';
import { mailLinks } from '../reading/mails.ts';
import { calledNumbers, chatNumbers, countryOf, numberIn } from '../reading/phones.ts';
import { isMap } from '../reading/places.ts';
import { readStructuredData, says } from '../reading/structured-data.ts';

/** A phone number on the page can be tapped. */
export const tappable = ofEveryPage((page) => {
  const links = calledNumbers(page);
  // One that calls nobody is told of the link.
  const [whole] = links.filter(({ isBroken }) => !isBroken);
  if (whole) return pass({ evidence: evidenceOf(page, [whole], (link) => link.written) });
  if (links.length > 0) return notApplicable;
  const number = numberIn(page.html.text, countryOf(page));
  if (number) {
    const { written: found, phone } = number;
    // Who taps it writes by WhatsApp.
    const isChat = page.html.anchors.some(
      ({ href = '', text }) => CONTACTS.test(href) && text.includes(found),
    );
    const expected = `tel:${phone.number}`;
    return isChat ? notApplicable : fail({ evidence: [{ url: page.url, found, expected }] });
  }
  // One that only machines are told. Elsewhere it comes along with what a theme writes on every page.
  const isForCallers = isFront(page.url) || /contact/i.test(new URL(page.url).pathname);
  const told = isForCallers ? ownBusinesses(page).filter(({ thing }) => says(thing.telephone)) : [];
  const evidence = evidenceOf(page, told, ({ thing }) => `telephone: ${thing.telephone}`);
  return evidence.length > 0 ? fail({ evidence }) : notApplicable;
});

/** Ways to reach somebody that only some devices know: of an app, of a desk, of a program for mail. Sharing reaches no shop. */
const SOMEWHERE =
  /^\s*(?:<form|tel:\/\/|callto:|(?:whatsapp:|https?:\/\/web\.whatsapp\.com\/send)(?!.*\?(?!.*\bphone=)))/i;

/** What leads to a call, a chat or a mail works on phones and on desks. */
export const everywhere = ofEveryPage((page) => {
  const { anchors, forms } = page.html;
  const mailing = forms.filter(({ action = '' }) => /^\s*mailto:/i.test(action));
  const ways = [
    ...anchors.filter(({ href = '' }) => CONTACTS.test(href)),
    ...mailing.map(({ action, line }) => ({ href: `<form action="${action}">`, line })),
  ];
  return shareOn(page, ways, ({ href = '' }) => SOMEWHERE.test(href) && href);
});
const CONTACTS =
  /^\s*(?:tel:|callto:|mailto:|whatsapp:|https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com))/i;

/** Numbers to tap and addresses to write to are such as somebody can have. */
export const links = ofEveryPage((page) =>
  shareOn(
    page,
    [...calledNumbers(page), ...mailLinks(page)],
    ({ isBroken, href }) => isBroken && href,
  ),
);

/** A link to a chat names a number that WhatsApp can find. */
export const chat = ofEveryPage((page) =>
  shareOn(page, chatNumbers(page), ({ isBroken, written }) => isBroken && written),
);

const NETWORK =
  /^(?:www\.|in\.|m\.)?(?:facebook|instagram|twitter|plus\.google|x|linkedin|youtube|pinterest|threads)\.(?:com|net)$/;
/** Buttons that share this page, and no profile. */
const SHARES = /\/(?:share|sharer|intent|dialog|pin\/create|shareArticle)\b/i;
/** Links to who wrote a comment. */
const COMMENTS = /^(?=.*external)(?=.*nofollow)|\bugc\b/;

/** The front page of a network, or what a template has in place of a name. */
const NOBODY =
  /^\/(?:home(?:\.php)?|your[-_]?(?:page|name|username|profile|company|brand)|username)?\/?$/i;

/** Whose programs and themes sites are made with: their own profiles come along with them. */
const MAKERS =
  /^\/(?:@?(?:bootstrap|colorlib|elementor|elegantthemes|envato|get_?bootstrap|htmlcodex|joomla|shopify|squarespace|themeforest|themewagon|webflow|wix|wordpress)(?:dotcom|official)?)\/?$/i;
const isMakers = ({ pathname }: URL, own: string) =>
  MAKERS.test(pathname) && !own.includes(pathname.replace(/\W/g, '').toLowerCase());

/** A map of the world. */
const NOWHERE = /^(?:\/maps)?\/?$/;

/** A scheme that was forgotten: in data it is still an address, in a link a page of this site. */
const whole = (href: string) => href.replace(/^\s*(?=www\.)/i, 'https://');

/** Links to social networks and maps lead to the firm's own profile, not to the network's front page. */
export const networks = ofPage((page) => {
  const isNobodys = (url: URL) =>
    // Google+ ended in 2019.
    url.hostname === 'plus.google.com' ||
    isMakers(url, new URL(page.url).hostname) ||
    (url.search + url.hash === '' && (isMap(url) ? NOWHERE : NOBODY).test(url.pathname));
  const inData = readStructuredData(page.html.jsonLd).items.flatMap(({ fields, line }) =>
    [fields.sameAs].flat().map((each) => ({ href: `${each}`, line, isCut: false })),
  );
  const inLinks = page.html.anchors
    .filter(({ inSentence, rel }) => !inSentence && !COMMENTS.test(rel.join(' ')))
    .map(({ href = '', line }) => ({ href, line, isCut: whole(href) !== href }));
  const links = [...inLinks, ...inData].flatMap(({ href, line, isCut }) => {
    const url = URL.parse(absolute(page, whole(href)) ?? '');
    const isOne = url && NETWORK.test(url.hostname) && !SHARES.test(url.pathname);
    return url && (isOne || isMap(url)) ? [{ line, href, isWrong: isCut || isNobodys(url) }] : [];
  });
  // Elsewhere such a button may share an article by a script.
  const buttons = page.html.marks.flatMap(({ kind, found: href, line }) =>
    kind === 'unlinked' && isFront(page.url) ? [{ href, line, isWrong: true }] : [],
  );
  return shareOn(page, [...links, ...buttons], ({ href, isWrong }) => isWrong && href);
});
