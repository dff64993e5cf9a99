import { getOffers, type Offer } from '../catalog/offers.ts';
import {
  getAdsManagement,
  getPackage,
  getSeo,
  getSocialMediaManagement,
  getWebAwareness,
} from '../catalog/queries.ts';
import type { Package } from '../catalog/schemas/package.ts';

/** What machines are told of a package: the price as a number, and for how long it pays. */
export interface PackageFacts {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** Rupees, without GST. */
  readonly price: number;
  readonly period: Package['period'];
  /** "₹22,000 per month, exclusive of GST" */
  readonly display: string;
}

/** The four packages, in the order of the header's menu. */
export async function getPackageFacts(): Promise<PackageFacts[]> {
  const pages = {
    'web-awareness': await getWebAwareness(),
    'social-media-management': await getSocialMediaManagement(),
    seo: await getSeo(),
    'Ads-management': await getAdsManagement(),
  };
  const facts = async ({ slug, route, title, ...offer }: Offer): Promise<PackageFacts> => {
    const page = Object.entries(pages).find(([name]) => name === slug)?.[1];
    if (!page) throw new Error(`There is no package page "${slug}".`);
    const { price, period } = await getPackage(page.package);
    const display = `${offer.price} ${period}, ${offer.gst}`;
    return { path: route, name: title, description: page.meta.description, price, period, display };
  };
  return Promise.all((await getOffers()).map(facts));
}

/** The package whose page has this path. */
export function packageAt(path: string, packages: readonly PackageFacts[]): PackageFacts {
  const found = packages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no package page ${path}.`);
  return found;
}
