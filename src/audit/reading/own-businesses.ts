import type { PageFacts } from '../facts.ts';
import { isOrganization } from './business-types.ts';
import type { Placed } from './html-facts.ts';
import { objectsIn, readStructuredData, type Thing, typesOf } from './structured-data.ts';

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
