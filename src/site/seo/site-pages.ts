import { oncePerBuild } from '../../catalog/load/once-per-build.ts';
import { filled, getOffices, getSite } from '../../catalog/queries/entries.ts';
import { getPackages } from '../../catalog/queries/packages.ts';
import type { SitePage } from './page.ts';
import { auditPages } from './pages/audit.ts';
import { blogPages } from './pages/blogs.ts';
import { companyPages } from './pages/company.ts';
import { contactPages } from './pages/contact.ts';
import { homePages } from './pages/home.ts';
import { packagePages } from './pages/packages.ts';
import { policyPages } from './pages/policies.ts';
import { servicePages } from './pages/services.ts';
import { workPages } from './pages/work.ts';
import type { Identity } from './structured-data/graph.ts';

type PagesByPath = ReadonlyMap<string, SitePage>;

/** What search engines are told of each page, by its path. */
export const getSitePages = oncePerBuild(readPages);

async function readPages(): Promise<PagesByPath> {
  const kinds = [
    homePages,
    contactPages,
    companyPages,
    blogPages,
    policyPages,
    packagePages,
    servicePages,
    workPages,
    auditPages,
  ];
  const pages = (await Promise.all(kinds.map((read) => read()))).flat();
  return new Map(pages.map((page) => [page.path, page]));
}

/** Whose site it is, for structured data. */
export async function getIdentity(siteUrl: URL | undefined): Promise<Identity> {
  if (!siteUrl) throw new Error('astro.config.ts names no site.');
  const [site, offices, packages, { breadcrumb }] = await Promise.all([
    getSite(),
    getOffices(),
    getPackages(),
    filled('interface'),
  ]);
  const prices = packages.map(({ offer: { price, period } }) => `${price} ${period}`);
  const priceRange = [...new Set(prices)].join(', ');
  return { siteUrl: siteUrl.href, site, offices, priceRange, homeName: breadcrumb.home };
}
