import type { APIRoute } from 'astro';
import { getAuditWords } from '../../../catalog/queries/audit.ts';

/** The words of the audit's reports, for the server. */
export const GET: APIRoute = async () => Response.json(await getAuditWords());
