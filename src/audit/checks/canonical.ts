import { ofEveryPage, ofPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass, passIf } from '../outcome.ts';
import { type Canonical, canonicalsOf } from '../reading/canonical.ts';
import { pathOf } from '../reading/same-address.ts';

/** The page says which of its addresses is the main one. */
export const present = ofPage((page) => {
  const [first] = canonicalsOf(page);
  // What an early end of the head takes away is told there.
  const { headClosedBy, linkTags } = page.html;
  if (!first && headClosedBy && linkTags.some(({ rel }) => rel.includes('canonical')))
    return notApplicable;
  const expected = `<link rel="canonical" href="${page.url}">`;
  return first
    ? pass({ evidence: [{ url: page.url, line: first.line, found: first.written }] })
    : fail({ evidence: [{ url: page.url, found: '', expected }] });
});

/** The page names itself as the main one. Leaving out a query (`?utm_source=`) is what canonicals are for. */
export const namesItself = ofPage((page) => {
  const canonicals = canonicalsOf(page);
  const [first] = canonicals;
  const named = new Set(canonicals.map(({ url }) => url?.href));
  // Without one clear address it names nothing: that is another check.
  if (!first?.url || named.size > 1) return notApplicable;
  const own = new URL(page.url);
  const same =
    first.url.origin === own.origin &&
    pathOf(first.url) === pathOf(own) &&
    (first.url.search === '' || first.url.search === own.search);
  return passIf(same, {
    evidence: [{ url: page.url, line: first.line, found: first.written, expected: page.url }],
  });
});

/** Google drops canonicals that contradict each other or are no address. */
export const isOne = ofEveryPage((page) => {
  const canonicals = canonicalsOf(page);
  const unheeded = page.html.linkTags.filter(
    ({ rel, inHead }) => !inHead && !page.html.headClosedBy && rel.includes('canonical'),
  );
  if (canonicals.length === 0)
    return unheeded.length > 0
      ? fail({ evidence: evidenceOf(page, unheeded, ({ href }) => `<body> … ${href}`) })
      : notApplicable;
  const told = ({ line, written }: Canonical) => ({ url: page.url, line, found: written });
  const seen = { evidence: canonicals.map(told) };
  const addresses = new Set(canonicals.map(({ url }) => url?.href));
  // `shop.in/tiles` lies below this page: `https://` was forgotten.
  const { host } = new URL(page.url);
  const isHost = ({ written }: Canonical) =>
    written
      .trim()
      .toLowerCase()
      .replace(/^www\./, '')
      .startsWith(host.replace(/^www\./, ''));
  const isOne = addresses.size === 1 && !addresses.has(undefined);
  return passIf(isOne && !canonicals.some(isHost), seen);
});
