import { ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { othersOf } from '../judge.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { menuPages, pathOf, sameAddress, webAddress } from '../reading/addresses.ts';
import { localBusinesses, ownBusinesses } from '../reading/business-types.ts';
import { mailLinks } from '../reading/mails.ts';
import { calledNumbers, chatNumbers } from '../reading/phones.ts';
import { typesOf } from '../reading/structured-data.ts';

/** What leads to a call, a mail or a chat, in links, programs and pictures; markets do as well, and profiles where the page says so. */
const LEADS =
  /(?:tel|callto|mailto|sms|skype):|whatsapp|\/\/wa\.me|\/\/t\.me|email-protection|widget|chat|getbutton|elfsight|phone|mobile|e-?mail|contact\.(?:png|jpe?g|webp|svg)|calendly|typeform|jotform|\/\/forms\.|docs\.google\.com\/forms|zoho|hubspot|\/\/(?:ig|m)\.me|(?:justdial|indiamart|tradeindia|zomato|swiggy|practo|amazon|flipkart)\.|play\.google|apps\.apple|tawk\.to|intercom|tidio|zopim|zdassets|getgabs|drift|olark|smartsupp|wati|gallabox|interakt|salesiq/i;
/** A number, longer than which are licences, or a mail address in a text, however it is disguised; or that messages are read. Below “Contact” a house has a number, too. */
const WRITTEN =
  /(?<!\d)(?:00)?(?:\d[\s().–-]{0,2}){10,12}(?!\d)|\b1800\b|\b(?:call|helpline|mob|mobile|ph|phone|tel)\b\D{0,20}\d{3}|\b(?:contact|whatsapp)\b\D{0,20}(?:\d[\s().–-]{0,2}){7}|\S@\S|[[({]\s?at\s?[\])}]|\b(?:dm|inbox|message) (?:me|us)\b/i;
/** Pages of a site where it may stand. */
const MAY_TELL =
  /about|appointment|book|branch|company|connect|contact|enquir|help|impressum|inquir|location|office|reach|store|support|talk|team|touch|visit|write|संपर्क|सम्पर्क|बारे/i;
/** Words of those who sell something: an article has a few of them. */
const TRADE =
  /\b(?:we (?:bake|build|deliver|install|make|manufacture|offer|provide|repair|sell|supply|treat)|our (?:clients|clinic|customers|factory|kiln|patients|products|services|shop|showroom|store|workshop)|(?:free|home|same-day) delivery|delivery (?:across|in|within)|(?:add to|view) cart|(?:book|buy|order|shop) (?:now|online)|appointments?|dealers?|exporters?|manufacturers?|prices?|quotes?|suppliers?|wholesale(?:rs?)?)\b|₹\s?\d|\bRs\.?\s?\d|हम(?:ारी दुकान|ारे यहाँ)/gi;
const SAID = 4;
const LEAST_WORDS = 30;

/** Somewhere on the pages that were opened a buyer finds a way to call or write. */
export const findable = ofFacts(['page', 'pages'], ({ page, pages }) => {
  const all = met(page, othersOf(page, pages));
  const figures = { all: all.length };
  const broken = new Set(all.flatMap(brokenOn));
  if (all.some((one) => hasWay(one, broken))) return pass({ figures });
  const { base, anchors, text } = page.html;
  // Where no other page opened, what stands there is not known.
  const mayTell = anchors.some(({ href = '', text: called }) => {
    const to = webAddress(href, base);
    const isUnseen =
      to?.host === new URL(page.url).host && !all.some(({ url }) => sameAddress(url, to.href));
    return isUnseen && (all.length === 1 || MAY_TELL.test(`${to.pathname} ${called}`));
  });
  const isFilled = all.some(
    ({ html: { emptyMount, words } }) =>
      emptyMount?.isApp || emptyMount?.isMain || words < LEAST_WORDS,
  );
  const said = new Set(text.match(TRADE)?.map((one) => one.toLowerCase()));
  const isShop = ownBusinesses(page).some(({ thing }) =>
    typesOf(thing).some((type) => localBusinesses.has(type)),
  );
  // What a tap on a broken link meets is told of that link.
  if (isFilled || broken.size > 0 || (said.size < SAID && !isShop) || mayTell) return notApplicable;
  return fail({ figures, evidence: all.map(({ url }) => ({ url })) });
});

/** The page, and those that it or another one leads to: what the sitemap alone names, no buyer meets. */
function met(page: PageFacts, others: readonly PageFacts[]): PageFacts[] {
  const { marks, scripts } = page.html;
  const all = [page, ...others];
  // A script may write the menu, or know the way.
  if (menuPages(page).length < 2 || marks.some(({ kind }) => kind === 'fake')) return all;
  return all.filter((one) => {
    const paths = [one, ...one.hops].map(({ url }) => pathOf(new URL(url)));
    const isLinked = all.some(({ html, url }) =>
      html.anchors.some(({ href = '' }) => {
        const to = url === one.url ? undefined : webAddress(href, html.base);
        return to && paths.includes(pathOf(to));
      }),
    );
    return (
      isLinked ||
      one === page ||
      scripts.some(({ code }) => paths.some((path) => code.includes(path)))
    );
  });
}

/** The links that call, chat or write to nobody. */
const brokenOn = (page: PageFacts) =>
  [...calledNumbers(page), ...chatNumbers(page), ...mailLinks(page)].flatMap(
    ({ href, isBroken }) => (isBroken ? href : []),
  );

function hasWay(page: PageFacts, broken: ReadonlySet<string>): boolean {
  const { html, url } = page;
  const { host } = new URL(url);
  // A link to a page of its own tells nothing by its words: that page is looked at.
  const isOwn = (href: string) => webAddress(href, html.base)?.host === host;
  const named = [
    ...html.anchors.map(({ href = '', text }) =>
      broken.has(href) || (isOwn(href) && !/cdn-cgi/.test(href)) ? '' : `${href} ${text}`,
    ),
    ...html.frames.map(({ src }) => src),
    ...html.images.map(({ src }) => src),
    ...html.scripts.map(({ src, code }) => src ?? code),
    // A style sheet of chats and widgets comes with every theme.
    ...html.marks.flatMap(({ kind, found }) => (kind === 'styled' ? [] : found)),
    ...html.jsonLd.flatMap(({ text }) =>
      /"(?:telephone|email)"\s*:\s*"./.test(text) ? 'tel:' : [],
    ),
  ];
  const asks = html.forms.some(({ fields, hasPassword }) => fields > 1 && !hasPassword);
  return asks || WRITTEN.test(html.text) || named.some((one) => LEADS.test(one));
}
