import { collections } from '../../catalog/collections.ts';
import { inBoth, language } from '../../catalog/language.ts';
import { hindiFile } from '../../catalog/load/hindi.ts';
import { oncePerBuild } from '../../catalog/load/once-per-build.ts';
import { filled, getOffices, getSite } from '../../catalog/queries/entries.ts';
import { getPackages } from '../../catalog/queries/packages.ts';
import { hasTwin, hindiPath, twinLink } from '../../catalog/twins.ts';
import type { SitePage } from './page.ts';
import { auditPage } from './pages/audit.ts';
import { articlePages, blogPages } from './pages/blogs.ts';
import { approachPage, careerPage, reviewsPage, whoWeArePage } from './pages/company.ts';
import { contactPage } from './pages/contact.ts';
import { homePage } from './pages/home.ts';
import { packagePages } from './pages/packages.ts';
import { policyPages } from './pages/policies.ts';
import { servicePages, servicesHubPage } from './pages/services.ts';
import { isSinglePage, singlePage } from './pages/single.ts';
import { workHubPage, workPages } from './pages/work.ts';
import type { Identity } from './structured-data/graph.ts';

type PagesByPath = ReadonlyMap<string, SitePage>;

/** What search engines are told of each page, by its path. */
export const getSitePages = oncePerBuild(readPages);

/** Collections of pages, and those of which there is more to tell than a page's words say. */
const TOLD: Readonly<
  Partial<Record<keyof typeof collections, () => Promise<SitePage | SitePage[]>>>
> = {
  home: homePage,
  contact: contactPage,
  whoWeAre: whoWeArePage,
  approach: approachPage,
  reviewsPage,
  careerPage,
  blogs: blogPages,
  articles: articlePages,
  policies: policyPages,
  packages: packagePages,
  services: servicePages,
  work: workPages,
  workHub: workHubPage,
  servicesHub: servicesHubPage,
  auditMethod: auditPage,
};

async function readPages(): Promise<PagesByPath> {
  const names = Object.keys(collections) as (keyof typeof collections)[];
  const told = names.map((name) => TOLD[name]?.() ?? (isSinglePage(name) ? singlePage(name) : []));
  const pages = (await Promise.all(told)).flat();
  const here = language() === 'en' ? pages : pages.filter(({ path }) => hasTwin(path)).map(inHindi);
  return new Map(here.map((page) => [page.path, page]));
}

/** A page as its twin: what leads to pages leads to Hindi ones. */
function inHindi({ crumbs, markdown, ...page }: SitePage): SitePage {
  const toTwin = (path: string) => twinLink(path) ?? path;
  return {
    ...page,
    path: hindiPath(page.path),
    lang: 'hi',
    sources: page.sources.map(hindiFile),
    ...(crumbs && { crumbs: crumbs.map((crumb) => ({ ...crumb, path: toTwin(crumb.path) })) }),
    markdown: () => markdown().replaceAll(/(?<=\]\()\/[^)\s]*(?=\))/g, toTwin),
  };
}

/** The pages of both editions: what lists all of them reads this. */
export async function getAllSitePages(): Promise<SitePage[]> {
  return (await inBoth(getSitePages)).flatMap((pages) => [...pages.values()]);
}

/** Whose site it is, for structured data. */
export async function getIdentity(siteUrl: URL | undefined): Promise<Identity> {
  if (!siteUrl) throw new Error('astro.config.mjs names no site.');
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
