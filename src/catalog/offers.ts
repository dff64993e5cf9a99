import { formatPrice } from './price.ts';
import {
  getAdsManagement,
  getPackage,
  getPackagePages,
  getSeo,
  getSocialMediaManagement,
  getWebAwareness,
} from './queries.ts';
import type { Package } from './schemas/package.ts';

/** A package as it is offered: what its page, the comparison, the contact form and the brochure say. */
export interface Offer {
  readonly route: string;
  /** Last part of the route, and the value of `?package=` in links to the contact page. */
  readonly slug: string;
  readonly title: string;
  /** "₹79,500" */
  readonly price: string;
  readonly period: Package['period'];
  /** "₹6,625": the price of one month, rounded. */
  readonly monthly: string;
  readonly gst: string;
  /** Where "Get Started Now" leads: the contact form, which then begins with this package. */
  readonly contact: string;
  readonly suits: string;
  readonly shows: string;
}

const MONTHS: Readonly<Record<Package['period'], number>> = {
  'per month': 1,
  'for 6 months': 6,
  'per year': 12,
};

/** The four offers, in the order of the header's menu. */
export async function getOffers(): Promise<Offer[]> {
  const { gst } = await getPackagePages();
  const pages = [
    { slug: 'web-awareness', page: await getWebAwareness() },
    { slug: 'social-media-management', page: await getSocialMediaManagement() },
    { slug: 'seo', page: await getSeo() },
    { slug: 'Ads-management', page: await getAdsManagement() },
  ];
  return Promise.all(
    pages.map(async ({ slug, page }): Promise<Offer> => {
      const { price, period } = await getPackage(page.package);
      return {
        route: `/packages/${slug}`,
        slug,
        title: page.title,
        price: formatPrice(price),
        period,
        monthly: formatPrice(Math.round(price / MONTHS[period])),
        gst,
        contact: `/Contact?package=${slug}`,
        ...page.comparison,
      };
    }),
  );
}

/** The offer of one page. */
export async function getOffer(slug: string): Promise<Offer> {
  const offer = (await getOffers()).find((candidate) => candidate.slug === slug);
  if (!offer) throw new Error(`There is no package page "${slug}".`);
  return offer;
}

/** First lines of the contact form's message by the value of `?package=`. */
export async function getPackageLines(): Promise<Record<string, string>> {
  const { firstLine } = await getPackagePages();
  return Object.fromEntries(
    (await getOffers()).map(({ slug, title, price, period }) => [
      slug,
      `${firstLine}: ${title} (${price} ${period})`,
    ]),
  );
}
