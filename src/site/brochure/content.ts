import { filled, getNavigation, getOffices, getSite } from '../../catalog/queries/entries.ts';
import type { Navigation } from '../../catalog/queries/menus.ts';
import { getPackages, packageOf } from '../../catalog/queries/packages.ts';
import { getWordmark } from '../brand/wordmark.ts';

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
  const packages = await getPackages();
  return {
    siteUrl: siteUrl.replace(/\/$/, ''),
    words: await filled('brochure'),
    site: await getSite(),
    wordmark: await getWordmark(),
    services: serviceGroups(await getNavigation()),
    packageWords: await filled('packagePages'),
    webAwareness: packageOf(packages, 'plan'),
    socialMedia: packageOf(packages, 'blue'),
    seo: packageOf(packages, 'green'),
    ads: packageOf(packages, 'ads'),
    contact: await filled('contact'),
    offices: await getOffices(),
  };
}

export type BrochureContent = Awaited<ReturnType<typeof getBrochureContent>>;
