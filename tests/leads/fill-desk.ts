import type { Insertable, Kysely } from 'kysely';
import { personKeys } from '../../src/leads/storage/person-keys.ts';
import { toLead } from '../../src/leads/storage/rows.ts';
import { spacedWords } from '../../src/leads/storage/words.ts';
import {
  type DeliveryRow,
  type LeadEventRow,
  type LeadRow,
  leadStates,
  type Tables,
} from '../../src/platform/database/schema.ts';
import { uuidv7 } from '../../src/platform/uuid.ts';

const AT_ONCE = 500;
const MINUTE_MS = 60_000;

const syllables = 'ra je sh ku mar pa tel ti les mor bi su rat ne ha as me de vi lo'.split(' ');
const wordAt = (number: number) =>
  [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20]
    .map((syllable) => syllables[syllable])
    .join('');

/** Stores as many leads as they gather in years, a minute apart, the last of them now. */
export async function fillDesk(db: Kysely<Tables>, count: number, now: Date): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, n) => start + n);
    const leads = numbers.map((n) => leadAt(n, new Date(now.getTime() - (count - n) * MINUTE_MS)));
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('leads').values(leads).execute();
      await tx.insertInto('deliveries').values(leads.map(deliveryOf)).execute();
      await tx.insertInto('lead_events').values(leads.map(eventOf)).execute();
    });
  }
}

function leadAt(n: number, at: Date): LeadRow {
  const state = leadStates[n % leadStates.length] ?? 'new';
  const campaign = n % 2 === 0 ? `campaign-${n % 30}` : null;
  const row: LeadRow = {
    id: uuidv7(at),
    form: n % 50 === 0 ? 'comment' : 'inquiry',
    submission_id: `${n}`,
    follows: null,
    fields: JSON.stringify({
      name: `${wordAt(n)} ${wordAt(n * 7 + 3)}`,
      email: `${wordAt(n)}@${wordAt(n * 11 + 5)}.in`,
      number: `98${String(n * 7919)
        .padStart(8, '0')
        .slice(-8)}`,
      message: Array.from({ length: 12 }, (_, word) => wordAt(n * 13 + word * 17)).join(' '),
    }),
    attribution: JSON.stringify({ landing_page: '/', ...(campaign && { utm_campaign: campaign }) }),
    spam: state === 'spam' ? 'honeypot' : null,
    marks: '[]',
    audit: null,
    received_at: at.toISOString(),
    sales_state: state,
    owner: n % 3 === 0 ? `Owner ${n % 7}` : null,
    follow_up_on: n % 10 === 0 ? '2026-01-31' : null,
    campaign,
    words: null,
    phone_key: null,
    email_key: null,
    person: null,
    corrected: null,
    lost_because: state === 'lost' ? `Reason ${n % 4}` : null,
    worth: state === 'won' ? 1000 * (n % 90) : null,
    worth_per: state === 'won' ? 'month' : null,
    contacted_at: n % 4 === 0 ? new Date(at.getTime() + (n % 200) * MINUTE_MS).toISOString() : null,
  };
  const lead = toLead(row);
  return { ...row, words: spacedWords(lead), ...personKeys(lead) };
}

function deliveryOf({ id, received_at: at }: LeadRow): Insertable<DeliveryRow> {
  return {
    id: uuidv7(new Date(at)),
    lead_id: id,
    channel: 'inquiry-relay',
    state: 'delivered',
    attempts: 1,
    next_at: at,
    delivered_at: at,
    noted_at: at,
  };
}

function eventOf({ id, received_at: at }: LeadRow): LeadEventRow {
  const data = JSON.stringify([{ kind: 'note', text: 'Called, nobody there.' }]);
  return { id: uuidv7(new Date(at)), lead_id: id, seq: 1, at, who: 'Neha', data };
}
