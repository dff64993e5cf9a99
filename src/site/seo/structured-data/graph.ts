import type { Thing } from 'schema-dts';
import type { Named } from '../../../catalog/queries/entries.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { pathHere } from '../../../catalog/twins.ts';

/** A thing as it stands in a graph. */
export type Node = Thing;

/** Whose site it is and where it is. */
export interface Identity {
  readonly siteUrl: string;
  readonly site: Site;
  readonly offices: readonly Named<Office>[];
  /** What the packages cost, in words, as the pages that sell them print it. */
  readonly priceRange: string;
  /** What breadcrumbs call the home page. */
  readonly homeName: string;
}

/** The full address of a path. */
export const absolute = (path: string, { siteUrl }: Pick<Identity, 'siteUrl'>): string =>
  new URL(path, siteUrl).href;

/** The full address of a page, of its twin while Hindi pages are made. */
export const pageAddress = (path: string, identity: Identity): string =>
  absolute(pathHere(path), identity);

/** The id of the one organization; other nodes point to it. */
export const organizationId = (identity: Identity): string => absolute('/#organization', identity);
export const webSiteId = (identity: Identity): string => absolute('/#website', identity);

/**
 * A graph as the content of a script element: "<" is escaped, so that no text can end the element.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function graphText(nodes: readonly Node[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
