import { getDomain } from 'tldts';
import { ofEveryPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, wholly } from '../outcome.ts';
import { isOwn, webAddress } from '../reading/addresses.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';
import { AT_HOME, placeOf } from '../reading/workshop.ts';

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
    const figures = { count: strange.length, all: strange.length };
    return fail({ figures, evidence: evidenceOf(page, strange, (file) => file.url) });
  }
  const isRelative = /^(?![a-z][\w+.-]*:|\/\/|#|\s*$)/i;
  const relative = html.anchors.filter(({ href = '' }) => isRelative.test(href)).length;
  if (relative > 0 && (!isOwn(page, base.href) || placeOf(base, url) === 'copy')) {
    const evidence = [{ url, found: `<base href="${base.href}">` }];
    return fail({ figures: { count: relative, all: relative }, evidence });
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
  return wholly(partly(right, all, { figures: { count: wrong.length, all }, evidence }), isGrave);
});

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
