import type { APIRoute } from 'astro';
import { getRedirects } from '../../../catalog/queries/entries.ts';

/** Addresses that have moved or gone, for the server. */
export const GET: APIRoute = async () => Response.json(await getRedirects());
