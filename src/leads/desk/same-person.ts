import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { formatUuid } from '../../platform/uuid.ts';
import { emailKey, phoneKey } from '../storage/person-keys.ts';
import { type Deed, isNoted, lockedLead } from './change.ts';
import { insertEvent } from './events.ts';
import type { PersonSought } from './lead-desk.ts';

/** Leads of one person that are looked at; who sends more is known by then. */
const SAME_MAX = 20;
/** Rows that are looked through for a page of leads. */
const ROWS_MAX = 2000;

const keys = ['phone_key', 'email_key', 'person'] as const;
type Key = (typeof keys)[number];
type Keyed = Pick<LeadRow, 'id' | Key>;

/** Values that rows have of a key, each once; '' and null say nothing of a person. */
const valuesOf = (rows: readonly Keyed[], key: Key) => [
  ...new Set(rows.flatMap((row) => row[key] || [])),
];

/** The other leads of the same person, newest first, by the id of each lead. */
export async function samePerson(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const leads = await keyed(db).where('id', 'in', ids).execute();
  const others = await Promise.all(
    keys.map(async (key) => {
      const values = valuesOf(leads, key);
      if (values.length === 0) return [];
      // A query a key: each has its own index.
      return keyed(db).where(key, 'in', values).orderBy('id', 'desc').limit(ROWS_MAX).execute();
    }),
  );
  const known = [...new Map(others.flat().map((row) => [row.id, row])).values()];
  known.sort((a, b) => (a.id < b.id ? 1 : -1));
  return new Map(
    leads.map((lead) => [
      lead.id,
      known.filter((other) => other.id !== lead.id && isSame(lead, other)).map(({ id }) => id),
    ]),
  );
}

const keyed = (db: Kysely<Tables>) => db.selectFrom('leads').select(['id', ...keys]);

const isSame = (one: Keyed, other: Keyed) =>
  keys.some((key) => Boolean(one[key]) && one[key] === other[key]);

/** Leads with this number or address, newest first. */
export async function leadsOfPerson(
  db: Kysely<Tables>,
  { phone, email }: PersonSought,
): Promise<LeadRow[]> {
  const sought = { phone_key: phoneKey(phone), email_key: emailKey(email) };
  const found = await Promise.all(
    (['phone_key', 'email_key'] as const).map((key) =>
      sought[key] === ''
        ? []
        : db
            .selectFrom('leads')
            .selectAll()
            .where(key, '=', sought[key])
            .orderBy('id', 'desc')
            .limit(SAME_MAX)
            .execute(),
    ),
  );
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  return rows.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, SAME_MAX);
}

/** Says that leads are one person's, with all that each was joined with before. */
export async function joinLeads(
  tx: Transaction<Tables>,
  ids: readonly string[],
  key: string,
  { who, now, shared }: Deed,
): Promise<void> {
  const leads: LeadRow[] = [];
  // In one order, so that two who join the same leads wait for each other instead of for ever.
  for (const id of [...new Set(ids)].sort()) {
    const lead = await lockedLead(tx, id, shared);
    if (lead) leads.push(lead);
  }
  const [first, ...rest] = leads;
  if (!first || rest.length === 0) return;
  const person = leads.map((lead) => lead.person).find(Boolean) ?? first.id;
  const before = valuesOf(leads, 'person').filter((each) => each !== person);
  for (const lead of leads) {
    const id = keyFor(key, lead.id);
    if (lead.person === person || (await isNoted(tx, id))) continue;
    const other = lead === first ? (rest[0] ?? first) : first;
    const changes = [{ kind: 'joined' as const, with: other.id }];
    await insertEvent(tx, { id, leadId: lead.id, who, at: now, changes });
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
  { who, now, shared }: Deed,
): Promise<void> {
  const lead = await lockedLead(tx, id, shared);
  if (!lead?.person || (await isNoted(tx, key))) return;
  const changes = [{ kind: 'parted' as const }];
  await insertEvent(tx, { id: key, leadId: id, who, at: now, changes });
  await tx.updateTable('leads').set({ person: null }).where('id', '=', id).execute();
}

/** The key of a deed with several leads, for one of them: events are told apart by theirs. */
export function keyFor(key: string, leadId: string): string {
  return formatUuid(createHash('sha256').update(`${key} ${leadId}`).digest(), 8);
}
