import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import parsePhoneNumber from 'libphonenumber-js/min';
import { firstOfKind } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { ErasureRow, Tables } from '../../platform/database/schema.ts';
import { secretOf } from '../../platform/database/secrets.ts';
import { idsRelatedTo } from './follow-up.ts';
import type { Erasure } from './lead-store.ts';
import { toLead } from './rows.ts';

const PAGE = 500;
/** One statement takes this many ids at most. */
const IDS_MAX = 500;

/**
 * The ids of the leads that were sent with an email address or a telephone number, however they were
 * written.
 */
export async function idsByContact(db: Kysely<Tables>, contact: string): Promise<string[]> {
  const wanted = foldContact(contact);
  const kinds = isAddress(contact) ? addressKinds : numberKinds;
  const found: string[] = [];
  let after = '';
  for (;;) {
    // Fields are JSON in both databases, and each would ask into it in its own language.
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const { form, fields } = toLead(row);
      const sent = kinds.map((kind) => firstOfKind(forms[form], kind, fields));
      if (sent.some((text) => text && foldContact(text) === wanted)) found.push(row.id);
    }
    const last = rows.at(-1);
    if (!last) return found;
    after = last.id;
  }
}

/** Deletes a person's leads and writes the record of it. */
export async function eraseLeads(
  tx: Transaction<Tables>,
  contact: string,
  ids: readonly string[],
  record: Omit<ErasureRow, 'address_digest'>,
): Promise<Erasure> {
  const digest = contactDigest(contact, await secretOf(tx, 'erasures'));
  const earlier = await tx
    .selectFrom('erasures')
    .select('done_at')
    .where('address_digest', '=', digest)
    .orderBy('id')
    .execute();
  const { passedOnTo, related } = await deleteLeads(tx, ids);
  if (ids.length > 0) {
    await tx
      .insertInto('erasures')
      .values({ ...record, address_digest: digest })
      .execute();
  }
  return {
    leads: ids.length,
    passedOnTo,
    related,
    earlier: earlier.map((row) => new Date(row.done_at)),
  };
}

/**
 * Deletes leads with their deliveries. Gives the channels that have attempted some of them, and the
 * leads that are related to them and stay.
 */
async function deleteLeads(tx: Transaction<Tables>, ids: readonly string[]) {
  const channels = new Set<Erasure['passedOnTo'][number]>();
  const related = new Set<string>();
  for (let start = 0; start < ids.length; start += IDS_MAX) {
    const some = ids.slice(start, start + IDS_MAX);
    const delivered = await tx
      .selectFrom('deliveries')
      .select('channel')
      .distinct()
      .where('lead_id', 'in', some)
      .where('attempts', '>', 0)
      .execute();
    for (const { channel } of delivered) channels.add(channel);
    for (const id of await idsRelatedTo(tx, some)) related.add(id);
    await tx.deleteFrom('leads').where('id', 'in', some).execute();
  }
  for (const id of ids) related.delete(id);
  return { passedOnTo: [...channels].toSorted(), related: [...related].toSorted() };
}

/** Deletes the leads that came before a moment; counts them. */
export async function deleteLeadsBefore(tx: Transaction<Tables>, moment: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('leads')
    .where('received_at', '<', moment.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * What the record of an erasure keeps of an address or number: enough to recognise it when it is
 * asked for again, too little to learn it.
 */
function contactDigest(contact: string, secret: string): string {
  return createHmac('sha256', secret).update(foldContact(contact)).digest('base64url');
}

const addressKinds = ['email'] as const;
const numberKinds = ['phone', 'ten-digits'] as const;

function isAddress(contact: string): boolean {
  return contact.includes('@');
}

/** One spelling of an address, or of a number that is Indian unless it names a country. */
function foldContact(contact: string): string {
  if (isAddress(contact)) return contact.trim().normalize('NFC').toLowerCase();
  return parsePhoneNumber(contact, 'IN')?.number ?? contact.replace(/\D/g, '');
}
