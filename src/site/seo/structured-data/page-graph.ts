import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import { englishPath, hindiPath } from '../../../catalog/twins.ts';
import { cardPath } from '../cards/card-path.ts';
import { lastChange } from '../last-change.ts';
import { type Crumb, fullTitle, type Question, type SitePage } from '../page.ts';
import { absolute, type Identity, type Node, organizationId, webSiteId } from './graph.ts';
import { officeNode, organization, webSite } from './organization.ts';

/** What is said of every page: the page itself, its place, its questions, and what it is about. */
export function pageGraph(page: SitePage, identity: Identity): Node[] {
  const isHome = englishPath(page.path) === '/';
  // Whole where a visitor reads about them; home points to the offices by their ids.
  const hasOffices = page.type === 'ContactPage' || page.type === 'AboutPage';
  return [
    webPage(page, identity),
    ...(isHome ? [webSite(identity)] : []),
    ...(page.crumbs ? [breadcrumb(page.path, page.crumbs, identity)] : []),
    ...(isHome || hasOffices ? [organization(identity)] : []),
    ...(hasOffices ? identity.offices.map((office) => officeNode(office, identity)) : []),
    ...(page.about?.(identity) ?? []),
    ...(page.questions ? [faq(page.path, page.questions, identity)] : []),
  ];
}

function webPage(page: SitePage, identity: Identity): WebPage {
  const url = absolute(page.path, identity);
  const dateModified = lastChange(page);
  return {
    '@type': page.type ?? 'WebPage',
    '@id': url,
    url,
    name: fullTitle(page.meta, identity.site.name),
    description: page.meta.description,
    inLanguage: page.lang,
    isPartOf: { '@id': webSiteId(identity) },
    publisher: { '@id': organizationId(identity) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absolute(cardPath(page.path), identity),
      width: '1200',
      height: '630',
    },
    ...(dateModified && { dateModified }),
    ...(page.crumbs && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
}

function breadcrumb(path: string, below: readonly Crumb[], identity: Identity): BreadcrumbList {
  const home = englishPath(path) === path ? '/' : hindiPath('/');
  const crumbs = [{ name: identity.homeName, path: home }, ...below];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absolute(path, identity)}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path, identity),
    })),
  };
}

function faq(path: string, questions: readonly Question[], identity: Identity): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(path, identity)}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
