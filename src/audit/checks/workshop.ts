import { getDomain } from 'tldts';
import { ofEveryPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, wholly } from '../outcome.ts';
import { isOwn, webAddress } from '../reading/addresses.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';

/** Addresses that only a machine on somebody's desk or in somebody's house answers. */
const AT_HOME =
  /^(?:localhost|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$|\.(?:localhost|local|lan|internal|test|invalid)$/;
/** Copies of a site where it is worked on: `staging.`, `shop-staging.` */
const COPY = /^(?:[\w-]+[-.])?(?:staging|stage|stg|uat|pre-?prod(?:uction)?|qa)\d?\./;
/** Where hosting companies show a site before it has its name. */
export const AT_HOSTS =
  /\.(?:wpengine(?:powered)?\.com|myftpupload\.com|cloudwaysapps\.com|kinsta\.cloud|sg-host\.com|hostingersite\.com|instawp\.xyz|tempurl\.host|pantheonsite\.io|ngrok(?:-free)?\.(?:io|app|dev))$/;
/** As often names of a copy as of something meant: a portal for developers, an older shop. */
const MAY_BE_COPY = /^(?:dev|development|test|testing|beta|demo|preview|sandbox|tmp)\d?\./;
/** So many links to what may be a copy are none that is meant, and so many of a menu are no slip. */
const MANY = 3;

/** A file of somebody's own machine. */
const ON_DISK = /^(?:file:|[a-z]:[\\/])/i;

/** A machine without a name, from which nobody who is known has a program. */
const NAMELESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;

/** Links, files and forms lead to where everybody can go, and not to where the site was built. */
export const leadsOut = ofEveryPage((page) => {
  const { html, url } = page;
  const base = new URL(html.base);
  const strange = html.subresources.filter((file) => {
    const { hostname } = new URL(file.url);
    const isNameless = NAMELESS.test(hostname) && !AT_HOME.test(hostname);
    return file.tag === 'script' && isNameless && hostname !== new URL(url).hostname;
  });
  if (strange.length > 0) {
    const figures = { wrong: strange.length, all: strange.length };
    return fail({ figures, evidence: evidenceOf(page, strange, (file) => file.url) });
  }
  const isRelative = /^(?![a-z][\w+.-]*:|\/\/|#|\s*$)/i;
  const relative = html.anchors.filter(({ href = '' }) => isRelative.test(href)).length;
  if (relative > 0 && (!isOwn(page, base.href) || placeOf(base, url) === 'copy')) {
    const evidence = [{ url, found: `<base href="${base.href}">` }];
    return fail({ figures: { wrong: relative, all: relative }, evidence });
  }
  const told = toldToMachines(html, url);
  const named = [
    ...html.anchors.map(({ href = '', line, text }) => ({ at: href, line, text })),
    ...html.subresources.map((file) => ({ at: file.url, line: file.line, text: '' })),
    ...html.forms.map(({ action = '', line }) => ({ at: action, line, text: '' })),
    ...told,
  ].flatMap(({ at, line, text }) => {
    const isOnDisk = ON_DISK.test(at);
    const to = isOnDisk ? URL.parse(at) : webAddress(at, html.base);
    if (to && (isOnDisk || told.some((one) => one.at === at)))
      return [{ to, line, place: 'copy' as const }];
    // A text that names the address speaks of it.
    return to && !text.includes(to.host) ? [{ to, line, place: placeOf(to, url) }] : [];
  });
  const isMany = named.filter(({ place }) => place === 'may-be').length >= MANY;
  const wrong = named.filter(({ place }) => place === 'copy' || (isMany && place === 'may-be'));
  const right = named.filter(({ to, place }) => !place && isOwn(page, to.href)).length;
  const all = right + wrong.length;
  if (all === 0) return notApplicable;
  const evidence = wrong.map(({ line, to }) => ({ url, line, found: to.href }));
  // With most of its menu, the whole site is out of reach.
  const menu = html.anchors.filter(({ inNav }) => inNav);
  const lost = menu.filter(({ line, href }) => href && wrong.some((one) => one.line === line));
  const isGrave = lost.length >= MANY && lost.length > menu.length / 2;
  return wholly(partly(right, all, { figures: { wrong: wrong.length, all }, evidence }), isGrave);
});

/** What an address is, seen from a page; undefined for any that is open to everybody, or where the page is itself. */
export function placeOf({ hostname: host }: URL, pageUrl: string): 'copy' | 'may-be' | undefined {
  const page = new URL(pageUrl).hostname;
  if (host === page || COPY.test(page) || MAY_BE_COPY.test(page)) return undefined;
  if (AT_HOME.test(host) || (AT_HOSTS.test(host) && !AT_HOSTS.test(page))) return 'copy';
  if (getDomain(host) !== getDomain(page)) return undefined;
  return COPY.test(host) ? 'copy' : MAY_BE_COPY.test(host) ? 'may-be' : undefined;
}

/** Where makers of themes and agencies show their work: never what a page is, nor its picture. */
const SHOWPIECE =
  /^(?:www\.)?example\.(?:com|net|org)$|(?:^|[.-])(?:demos?|preview)\d?[.-]|[.-]demos?\.|(?:^|\.)(?:themewagon|themeforest|colorlib|bootstrapmade|htmlcodex)\./;

function isShowpiece({ hostname }: URL, url: string): boolean {
  const page = new URL(url).hostname;
  return (
    SHOWPIECE.test(hostname) && !SHOWPIECE.test(page) && getDomain(hostname) !== getDomain(page)
  );
}

/** Addresses of a copy in structured data and in the tags of cards. */
const toldToMachines = ({ jsonLd, metas }: HtmlFacts, url: string) =>
  [
    ...jsonLd.flatMap(({ text, line }) =>
      [...text.matchAll(/"(https?:[^"\s]+)"/g)].map(([, at = '']) => ({ at, line })),
    ),
    ...metas.map(({ content, line }) => ({ at: content, line })),
  ].flatMap(({ at, line }) => {
    const to = /^https?:/.test(at) ? URL.parse(at) : null;
    if (!to) return [];
    return placeOf(to, url) === 'copy' || isShowpiece(to, url) ? [{ at, line, text: '' }] : [];
  });
