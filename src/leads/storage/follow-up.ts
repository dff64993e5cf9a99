import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { formatUuid } from '../uuid.ts';
import type { LeadRow, Tables } from './schema.ts';

/** Sent along by the page, not typed by anybody. */
const hiddenFields = new Set(['source', 'page']);
const emailFields = new Set(['email', 'Email']);
const phoneFields = new Set(['number', 'phone', 'Phone']);

/**
 * The submission id of a lead that comes under one that is taken. It is made from that id and from
 * what was typed, so that a correction sent again is the same lead, on every server. Two leads whose
 * follow-ups would have the same id say the same. What is spam never says the same as what is not:
 * a bot that sends somebody's words first must not take their place.
 */
export function followUpId({ form, submission_id, fields, spam }: LeadRow): string {
  const values: Readonly<Record<string, string>> = JSON.parse(fields);
  const typed = Object.entries(values)
    .filter(([field, text]) => text !== '' && !hiddenFields.has(field))
    .map(([field, text]) => [field, normalise(field, text)]);
  const content = JSON.stringify([form, submission_id, spam !== null, typed]);
  return formatUuid(createHash('sha256').update(content).digest(), 8);
}

/** The ids of some leads, and of those that follow or precede them. */
export async function idsRelatedTo(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<string[]> {
  // All follow-ups name the first lead, also when it is gone.
  const first = sql<string>`coalesce(follows, id)`;
  const rows = await tx
    .selectFrom('leads')
    .select('id')
    .where(first, 'in', ({ selectFrom }) =>
      selectFrom('leads').select(first.as('first')).where('id', 'in', ids),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What nobody would call another text becomes the same one. */
function normalise(field: string, text: string): string {
  if (emailFields.has(field)) return text.toLowerCase();
  if (phoneFields.has(field)) return text.toLowerCase().replace(/[\s().-]/g, '');
  return text.replace(/\s+/g, ' ');
}
