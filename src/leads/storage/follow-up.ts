import { sql, type Transaction } from 'kysely';
import type { FormField } from '../../forms/definition.ts';
import { formNamed, forms } from '../../forms/index.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidOf } from '../../platform/uuid.ts';

/**
 * The submission id of a lead that comes under one that is taken. It is made from that id and from
 * what was typed, so that a correction sent again is the same lead, on every server. Two leads whose
 * follow-ups would have the same id say the same. What is spam never says the same as what is not:
 * a bot that sends somebody's words first must not take their place.
 */
export function followUpId({ form, submission_id, fields, spam }: LeadRow): string {
  const values: Readonly<Record<string, string>> = JSON.parse(fields);
  const sent = forms[formNamed(form)];
  const kindOf = (field: string) => sent.fields[field]?.kind;
  const typed = Object.entries(values)
    .filter(([field, text]) => text !== '' && kindOf(field) !== 'hidden')
    .map(([field, text]) => [field, normalise(kindOf(field), text)]);
  const content = JSON.stringify([form, submission_id, spam !== null, typed]);
  return uuidOf(content);
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
function normalise(kind: FormField['kind'] | undefined, text: string): string {
  switch (kind) {
    case 'email':
      return text.toLowerCase();
    case 'phone':
    case 'ten-digits':
      return text.toLowerCase().replace(/[\s().-]/g, '');
    default:
      return text.replace(/\s+/g, ' ');
  }
}
