import type { PageFacts } from '../facts.ts';
import type { Placed } from './html-facts.ts';
import names from './schema-types.json' with { type: 'json' };
import { objectsIn, readStructuredData, type Thing, typesOf } from './structured-data.ts';

const setOf = (written: string): ReadonlySet<string> => new Set(written.split(' '));

/**
 * schema.org's LocalBusiness with all types below it, the other organizations, and all types: as in the types of
 * the package `schema-dts`, which its test compares them with.
 */
export const localBusinesses = setOf(names.LocalBusiness);
export const organizations = setOf(names.Organization);
export const allTypes = setOf(Object.values(names).join(' '));

const inLowerCase = setOf(`${names.LocalBusiness} ${names.Organization}`.toLowerCase());

/** Whether one of a thing's types is a business or another organization. */
const isOrganization = (types: readonly string[]): boolean =>
  types.some((type) => inLowerCase.has(type.toLowerCase()));

/** What a page or a service is about, or whose it is: as much the site's own as a thing at the top. */
const OWN_FIELDS = ['publisher', 'provider', 'about', 'mainEntity'] as const;

/** The businesses and organizations that a page describes in its data as its own. */
export function ownBusinesses({ url, html }: PageFacts): (Placed & { readonly thing: Thing })[] {
  const { host } = new URL(url);
  return readStructuredData(html.jsonLd).items.flatMap(({ fields, line }) =>
    [fields, ...OWN_FIELDS.flatMap((name) => objectsIn(fields[name], 2))]
      .filter((thing) => isOrganization(typesOf(thing)) && isOwn(thing.url, host))
      // Who hosts a blog names itself in the data of all blogs.
      .filter(({ name }) => name !== 'Blogger')
      .map((thing) => ({ thing, line })),
  );
}

/** It names no address, or the site's front page. */
function isOwn(written: unknown, host: string): boolean {
  if (typeof written !== 'string') return true;
  const url = URL.parse(written);
  return url === null || (url.host === host && url.pathname === '/');
}
