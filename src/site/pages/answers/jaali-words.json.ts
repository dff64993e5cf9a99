import type { APIRoute } from 'astro';
import { filled, getSite } from '../../../catalog/queries/entries.ts';
import { getIdentity } from '../../seo/site-pages.ts';

/** What the server says beside the jaali of a name: on its card, and in its address. */
export const GET: APIRoute = async ({ site }) => {
  const { jaali } = await filled('answers');
  const { siteUrl } = await getIdentity(site);
  return Response.json({ kicker: jaali.of, siteName: (await getSite()).name, siteUrl });
};
