import type { Kysely, Transaction } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidOf } from '../../platform/uuid.ts';
import { emailKey, phoneKey } from '../storage/person-keys.ts';
import { type Deed, lockedLead } from './change.ts';
import { note } from './events.ts';

/** Rows that are looked through for a page of leads. */
const ROWS_MAX = 2000;

const keys = ['phone_key', 'email_key', 'person'] as const;
type Key = (typeof keys)[number];
type Keyed = Pick<LeadRow, 'id' | Key>;

/** Values that rows have of a key, each once; '' and null say nothing of a person. */
const valuesOf = (rows: readonly Pick<Keyed, Key>[], key: Key) => [
  ...new Set(rows.flatMap((row) => row[key] || [])),
];

const keyed = (db: Kysely<Tables>) => db.selectFrom('leads').select(['id', ...keys]);

/** Leads that share a key with one of these, newest first. */
async function alike(db: Kysely<Tables>, rows: readonly Pick<Keyed, Key>[]): Promise<Keyed[]> {
  const found = await Promise.all(
    keys.map(async (key) => {
      const values = valuesOf(rows, key);
      if (values.length === 0) return [];
      // A query a key: each has its own index.
      return keyed(db).where(key, 'in', values).orderBy('id', 'desc').limit(ROWS_MAX).execute();
    }),
  );
  const known = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  return known.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The other leads of the same person, newest first, by the id of each lead. */
export async function samePerson(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const leads = await keyed(db).where('id', 'in', ids).execute();
  const known = await alike(db, leads);
  const isSame = (one: Keyed, other: Keyed) =>
    one.id !== other.id && keys.some((key) => Boolean(one[key]) && one[key] === other[key]);
  return new Map(
    leads.map((lead) => [
      lead.id,
      known.filter((other) => isSame(lead, other)).map(({ id }) => id),
    ]),
  );
}

/** Ids of leads with this number or address, newest first. */
export async function idsOfPerson(
  db: Kysely<Tables>,
  { phone, email }: { readonly phone: string; readonly email: string },
): Promise<string[]> {
  const sought = { phone_key: phoneKey(phone), email_key: emailKey(email), person: null };
  return (await alike(db, [sought])).map(({ id }) => id);
}

/** Says that leads are one person's, with all that each was joined with before. */
export async function joinLeads(
  tx: Transaction<Tables>,
  ids: readonly string[],
  key: string,
  deed: Deed,
): Promise<void> {
  const leads: LeadRow[] = [];
  // In one order, so that two who join the same leads wait for each other instead of for ever.
  for (const id of [...new Set(ids)].sort()) {
    const lead = await lockedLead(tx, id, deed);
    if (lead) leads.push(lead);
  }
  const [first, second] = leads;
  if (!first || !second) return;
  const person = leads.map((lead) => lead.person).find(Boolean) ?? first.id;
  const before = valuesOf(leads, 'person').filter((each) => each !== person);
  for (const lead of leads) {
    if (lead.person === person) continue;
    const other = lead === first ? second : first;
    const change = { kind: 'joined' as const, with: other.id };
    if (!(await note(tx, lead.id, [change], keyFor(key, lead.id), deed))) continue;
    await tx.updateTable('leads').set({ person }).where('id', '=', lead.id).execute();
  }
  if (before.length === 0) return;
  await tx.updateTable('leads').set({ person }).where('person', 'in', before).execute();
}

/** Takes a lead out of those that it was joined with. */
export async function partLead(
  tx: Transaction<Tables>,
  id: string,
  key: string,
  deed: Deed,
): Promise<void> {
  const lead = await lockedLead(tx, id, deed);
  if (!lead?.person || !(await note(tx, id, [{ kind: 'parted' }], key, deed))) return;
  await tx.updateTable('leads').set({ person: null }).where('id', '=', id).execute();
}

/** The key of a deed with several leads, for one of them: events are told apart by theirs. */
export const keyFor = (key: string, leadId: string): string => uuidOf(`${key} ${leadId}`);
