import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { readStructuredData, says } from '../reading/structured-data.ts';

/** Types of businesses, by how schema.org ends their names; a bare `Service` is none. */
const BUSINESS =
  /(Organization|Business|Store|[a-z]Service|Agent|Agency|Restaurant|Clinic|Salon|Dentist|Hotel|School|Hospital|Attorney)$/;

/** A business gives no stars to itself. A directory that rates others can look the same: hence likely. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  likely: true,
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const host = new URL(url).host;
    const own = readStructuredData(html.jsonLd).items.filter(
      ({ types, fields }) => types.some((type) => BUSINESS.test(type)) && isOwn(fields.url, host),
    );
    if (own.length === 0) return notApplicable;
    const rated = own.filter(({ fields }) => says(fields.aggregateRating) || says(fields.review));
    const evidence = rated.map(({ line, types }) => ({
      url,
      line,
      found: types.join(', '),
    }));
    return rated.length > 0 ? fail({ evidence }) : pass();
  },
});

/** The thing is the site's own: it names no address, or the site's front page. */
function isOwn(written: unknown, host: string): boolean {
  if (typeof written !== 'string') return true;
  const url = URL.parse(written);
  return url === null || (url.host === host && url.pathname === '/');
}
