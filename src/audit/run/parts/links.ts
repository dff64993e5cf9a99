import type { PageFacts, SiteFacts } from '../../facts.ts';
import { FetchProblem } from '../../fetching/fetcher.ts';
import { othersOf } from '../../judge.ts';
import { CONTACT, isOwn, OF_SHIELDS, sameAddress, webAddress } from '../../reading/addresses.ts';
import { contactForms } from '../../reading/contact-forms.ts';
import { phonesLed } from '../../reading/jumps.ts';
import { once, spread } from '../../reading/limits.ts';
import { uselessBy } from '../no-page.ts';
import { openOther } from '../open-page.ts';
import { allowed, orNothing, orProblem } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** So many links are opened as pages, and so many others tried. */
const MAX_PAGES = 6;
const MAX_OTHERS = 8;
/** Of the pages, those that lie deeper: a product, an article. */
const DEEP_PAGES = 2;
const notPages = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|xlsx?|mp4|apk)$/i;
/** Letters of the name of a page; a longer text may be news of an inquiry. */
const LONGEST_NAME = 30;
/** All that is wanted is a status. */
const MAX_BYTES = 1024;

/** Tries links of the page, from all of its parts. Others' sites are left alone: many refuse robots. */
export async function findLinks(visit: Visit): Promise<SiteFacts['links']> {
  const { fetcher, page } = visit;
  const own = ownLinks(visit);
  const pages = new Set(pageLinks(own));
  const links = own.map((link) => ({
    url: link.url,
    openedAs: pages.has(link) ? link.anchor.text : undefined,
    line: link.anchor.line,
    inMenu: link.anchor.inNav,
    isContact: isContact(link) && link.anchor.text.length <= LONGEST_NAME,
  }));
  const contact = links.filter((link) => link.isContact).slice(0, 1);
  const opened = links.filter((link) => link.openedAs !== undefined);
  const others = links.filter((link) => link.openedAs === undefined);
  const chosen = [...contact, ...opened, ...spread(others, MAX_OTHERS), ...besides(visit)];
  const tried = once(chosen, ({ url }) => url.href).map(async ({ url, openedAs, ...link }) => {
    const asked = { ...link, page: page.url, url: url.href };
    const isOpened = openedAs !== undefined;
    const head = await (isOpened ? openOther(fetcher, url) : orNothing(fetcher.head(url)));
    const useless = isOpened && head && uselessBy(url, openedAs, head);
    if (useless) return { ...asked, status: head.status, useless };
    // Some servers answer HEAD as they please; what a visitor gets counts.
    const isSure = head !== undefined && head.status < 400;
    const answer = isSure ? head : await orProblem(fetcher.get(url, MAX_BYTES));
    if (!(answer instanceof FetchProblem))
      return { ...asked, status: answer.status, leadsTo: answer.url };
    // It sends people to a site that is not there, or round in a circle.
    const { reason, at = url } = answer;
    const isElsewhere = reason === 'unreachable' && at.host !== new URL(page.url).host;
    return { ...asked, status: 0, useless: isElsewhere || reason === 'loop' ? at.href : undefined };
  });
  return await allowed(tried);
}

/** So many that nobody clicks on: where phones are sent, as all who have one are, and versions for them. */
function besides({ fetcher, page, rules }: Visit) {
  const versions = page.html.linkTags.filter(
    ({ rel, media = '' }) =>
      rel.includes('amphtml') || (rel.includes('alternate') && /handheld|width/.test(media)),
  );
  return [
    ...phonesLed(page).map(({ to, line = 0 }) => ({ url: to, line, inMenu: true })),
    ...versions.map(({ href, line }) => ({ url: webAddress(href, page.html.base), line })),
  ]
    .flatMap(({ url, ...link }) => {
      if (!url || !isOwn(page, url.href)) return [];
      const isOpen = url.origin === rules.origin ? rules.mayVisit(url) : !fetcher.offline;
      return isOpen ? [{ ...link, url, isContact: false, openedAs: undefined }] : [];
    })
    .slice(0, MOST);
}

const depthOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean).length;

/** The links that are opened as pages: where buyers write, what lies deeper, and the menu. */
export function pageLinks(links: ReturnType<typeof ownLinks>) {
  const all = links.filter(({ url }) => url.search === '' && !notPages.test(url.pathname));
  const contact = all.filter(isContact).slice(0, 1);
  const deep = all.filter((one) => depthOf(one.url) > 1 && !contact.includes(one));
  return [...new Set([...contact, ...deep.slice(0, DEEP_PAGES), ...all])].slice(0, MAX_PAGES);
}

/** Whether a link is to where buyers call and write. */
const isContact = ({ url, anchor }: ReturnType<typeof ownLinks>[number]): boolean =>
  CONTACT.test(`${url.pathname} ${anchor.text}`);

const MOST = 2;
/** A file is there for every way of asking; any other address may be there for what is posted alone. */
const FILE = /\.(?:php\d?|aspx?|cgi|pl|jsp|py|cfm)$/i;

/** Asks for the programs of the site that are to take what buyers write. Nothing is sent to them. */
export async function findTargets(
  { fetcher, page, rules }: Visit,
  pages: readonly PageFacts[],
): Promise<SiteFacts['targets']> {
  const named = [page, ...othersOf(page, pages)].flatMap((one) =>
    contactForms(one).flatMap(({ action = '', method, line }) => {
      const url = webAddress(action, one.html.base);
      // Of a form that only names a place on its own page, a script takes what is written.
      const isNamed = url !== undefined && !/^\s*#/.test(action);
      const isSure = isNamed && (FILE.test(url.pathname) || method === 'get');
      return isSure && rules.mayVisit(url) ? [{ page: one.url, line, url }] : [];
    }),
  );
  const targets = once(named, ({ url }) => url.href).slice(0, MOST);
  return await Promise.all(
    targets.map(async ({ url, ...place }) => {
      const answer = await orNothing(fetcher.get(url, 1));
      return { ...place, url: url.href, status: answer?.status ?? 0 };
    }),
  );
}

/**
 * Links to other pages of the page's site, each once; those of menus first.
 * @throws FetchProblem when robots.txt asks robots to follow none of them
 */
export function ownLinks({ page, rules }: Visit) {
  const { anchors, base } = page.html;
  const menuFirst = anchors.toSorted((one, other) => Number(other.inNav) - Number(one.inNav));
  const links = menuFirst.flatMap((anchor) => {
    const url = anchor.href === undefined ? null : URL.parse(anchor.href, base);
    if (url?.origin !== rules.origin || sameAddress(url.href, page.url)) return [];
    if (OF_SHIELDS.test(url.pathname)) return [];
    url.hash = '';
    return [{ url, anchor }];
  });
  const open = once(links, ({ url }) => url.href).filter(({ url }) => rules.mayVisit(url));
  if (open.length === 0 && links.length > 0) throw new FetchProblem('robots');
  return open;
}
