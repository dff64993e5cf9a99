import { getWordmark } from '../brand/wordmark.ts';
import { getOffers } from '../catalog/offers.ts';
import {
  getAdsManagement,
  getBrochure,
  getContact,
  getNavigation,
  getOffices,
  getPackagePages,
  getSeo,
  getSite,
  getSocialMediaManagement,
  getWebAwareness,
} from '../catalog/queries.ts';
import type { Navigation } from '../catalog/schemas/navigation.ts';

type Group = Navigation['groups'][number];

/** The menus that hold services, each service once, where it comes first. */
function serviceGroups({ groups }: Navigation): Group[] {
  const seen = new Set<string>();
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ href }) => {
        const isNew = href.startsWith('/services/') && !seen.has(href);
        seen.add(href);
        return isNew;
      }),
    }))
    .filter(({ links }) => links.length > 0);
}

/** Everything the brochure says: the same content as the pages, so that prices can't disagree. */
export async function getBrochureContent(siteUrl: string) {
  return {
    siteUrl: siteUrl.replace(/\/$/, ''),
    words: await getBrochure(),
    site: await getSite(),
    wordmark: await getWordmark(),
    services: serviceGroups(await getNavigation()),
    offers: await getOffers(),
    packageWords: await getPackagePages(),
    webAwareness: await getWebAwareness(),
    socialMedia: await getSocialMediaManagement(),
    seo: await getSeo(),
    ads: await getAdsManagement(),
    contact: await getContact(),
    offices: await getOffices(),
  };
}

export type BrochureContent = Awaited<ReturnType<typeof getBrochureContent>>;
