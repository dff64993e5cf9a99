import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly } from '../outcome.ts';
import { sameAddress } from '../reading/same-address.ts';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Links to other languages have codes that exist, whole addresses, and one to the page itself. */
export const check = defineCheck({
  category: 'findable',
  weight: 2,
  needs: ['page'],
  run: ({ page }) => {
    const { url, html } = page;
    const links = html.linkTags.filter(
      ({ rel, hreflang }) => rel.includes('alternate') && hreflang,
    );
    if (links.length === 0) return notApplicable;
    const wrong = links.filter(
      ({ hreflang = '', href, inHead }) => !inHead || !isCode(hreflang) || !URL.canParse(href),
    );
    const evidence = evidenceOf(page, wrong, ({ hreflang, href }) => `${hreflang} ${href}`);
    if (wrong.length > 0) return partly(links.length - wrong.length, links.length, { evidence });
    const own = links.some(
      ({ href }) => sameAddress(href, url.replace(/[?#].*$/, '')) || sameAddress(href, url),
    );
    return own
      ? partly(1, 1)
      : fail({ evidence: [{ url, expected: `a link with hreflang to ${url}` }] });
  },
});

/** A language, perhaps its script, perhaps a country: `en-UK` is none, since the country's code is GB. */
function isCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const [, language = '', region] =
    /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(code) ?? [];
  if (!language || languages.of(language) === undefined) return false;
  if (region === undefined) return true;
  return region.toUpperCase() !== 'UK' && regions.of(region) !== undefined;
}
