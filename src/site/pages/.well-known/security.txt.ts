import type { APIRoute } from 'astro';
import { getSite } from '../../../catalog/queries/entries.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';

/** RFC 9116 wants less than a year; each build starts it anew. */
const VALID_DAYS = 360;

/** Whom to tell of a hole in this site, after RFC 9116. */
export const GET: APIRoute = async ({ site: siteUrl, url }) => {
  const { emails, languages } = await getSite();
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${emails.support}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL(url.pathname, siteUrl).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
