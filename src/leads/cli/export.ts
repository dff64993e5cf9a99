import { open } from 'node:fs/promises';
import { attributionFields } from '../../forms/submission-metadata.ts';
import type { LeadFilter, LeadStore, LeadWithDeliveries } from '../storage/lead-store.ts';
import { makePrivateFile } from '../storage/private-file.ts';
import { csvHead, csvLine } from './csv.ts';

const PAGE = 500;

/** The forms call the same thing by different names; a table has one column for it. */
const fieldColumns: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'Name'],
  email: ['email', 'Email'],
  phone: ['number', 'phone', 'Phone'],
  company: ['company', 'Company'],
  website: ['WebsiteLink'],
  message: ['message', 'Message', 'comment'],
  source: ['source'],
  page: ['page'],
};

const columns = [
  'received (IST)',
  'form',
  ...Object.keys(fieldColumns),
  ...attributionFields,
  'deliveries',
  'spam',
  'odd',
  'id',
  'follows',
];

/** All who read these tables live by Indian time. `sv-SE` writes it as 2026-01-31 18:05. */
const indianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Writes leads to a new CSV file, for this user only, newest first. Counts them. */
export async function exportLeads(
  store: LeadStore,
  filter: Pick<LeadFilter, 'form' | 'spam'>,
  path: string,
): Promise<number> {
  makePrivateFile(path);
  const file = await open(path, 'w');
  try {
    await file.write(csvHead(columns));
    let count = 0;
    let before: string | undefined;
    for (;;) {
      const leads = await store.list({ ...filter, limit: PAGE, before });
      const last = leads.at(-1);
      if (!last) return count;
      await file.write(leads.map((lead) => csvLine(cellsOf(lead))).join(''));
      count += leads.length;
      before = last.id;
    }
  } finally {
    await file.close();
  }
}

function cellsOf(lead: LeadWithDeliveries): string[] {
  const { fields, attribution, deliveries } = lead;
  return [
    indianTime.format(lead.receivedAt),
    lead.form,
    ...Object.values(fieldColumns).map((names) => {
      const name = names.find((candidate) => fields[candidate]);
      return (name && fields[name]) ?? '';
    }),
    ...attributionFields.map((name) => attribution[name] ?? ''),
    deliveries.map(({ channel, state }) => `${channel} ${state}`).join('; '),
    lead.spam ?? '',
    lead.spamSignals.join('; '),
    lead.id,
    lead.follows ?? '',
  ];
}
