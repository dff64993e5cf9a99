import { ofFacts } from '../check.ts';
import { fail, notApplicable, partly, pass } from '../outcome.ts';
import { alternatesOf, isAddressOf } from '../reading/metadata.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** What has a name and is no country: Britain's code is GB. */
const NO_COUNTRIES = new Set('EU EZ UK UN XA XB ZZ'.split(' '));

/** Older codes of Indonesian, Hebrew and Yiddish: who writes `in` means India. */
const RENAMED = new Set(['in', 'iw', 'ji']);

/** Links to other languages have codes that exist, whole addresses, one to the page itself, and one back. */
export const valid = ofFacts(['page', 'alternate'], ({ page, alternate }) => {
  const links = alternatesOf(page);
  if (links.length === 0) return notApplicable;
  const wrong = links.filter((link) => !isRight(link) || isContradicted(link, links));
  const evidence = wrong.map(({ code, href, line }) => ({
    url: page.url,
    line,
    found: `${code} ${href}`,
  }));
  if (wrong.length > 0) return partly(links.length - wrong.length, links.length, { evidence });
  const expected = `<link rel="alternate" hreflang="…" href="${page.url}">`;
  if (!links.some(({ href }) => isAddressOf(page, href)))
    return fail({ evidence: [{ url: page.url, found: '', expected }] });
  if (alternate === 'none' || alternate.linksBack) return pass();
  const { url, status } = alternate;
  return fail({ evidence: [{ url, found: status < 400 ? '' : `HTTP ${status}`, expected }] });
});

type Alternate = ReturnType<typeof alternatesOf>[number];

const isRight = ({ code, href, inHead }: Alternate) => inHead && isCode(code) && URL.canParse(href);

/** One language at two addresses, or two languages at one. */
const isContradicted = ({ code, href }: Alternate, links: readonly Alternate[]) =>
  links.some((other) => {
    const [own = '', its = ''] = [code, other.code].map((each) => each.toLowerCase());
    if (other.href !== href) return own === its;
    return own.split('-')[0] !== its.split('-')[0] && ![own, its].includes('x-default');
  });

/** A language, perhaps its script, perhaps a country, in letters of any size. */
function isCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const [, language = '', region = 'IN'] =
    /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(code) ?? [];
  if (RENAMED.has(language.toLowerCase())) return false;
  if (!language || languages.of(language) === undefined) return false;
  // `hin` for `hi`: Google knows the short ones.
  if (language.length === 3 && Intl.getCanonicalLocales(language)[0]?.length === 2) return false;
  const country = region.toUpperCase();
  return !NO_COUNTRIES.has(country) && regions.of(country) !== undefined;
}
