import { open } from 'node:fs/promises';
import { cellOf, columnsOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { attributionFields } from '../../forms/submission-metadata.ts';
import { makePrivateFile } from '../../storage/private-file.ts';
import { safeCell } from '../safe-cell.ts';
import type { LeadFilter, LeadStore, LeadWithDeliveries } from '../storage/lead-store.ts';

const PAGE = 500;
/** Without it Excel reads UTF-8 as the Windows character set of the country. */
const BYTE_ORDER_MARK = '\uFEFF';

const fieldColumns = columnsOf(Object.values(forms));

const columns = [
  'received (IST)',
  'form',
  ...fieldColumns,
  ...attributionFields,
  'audited page',
  'audit score',
  'to repair',
  'deliveries',
  'spam',
  'spam signals',
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
  await using file = await open(path, 'w');
  await file.write(BYTE_ORDER_MARK + csvLine(columns));
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
}

function cellsOf(lead: LeadWithDeliveries): string[] {
  const { fields, attribution, audit, deliveries } = lead;
  return [
    indianTime.format(lead.receivedAt),
    lead.form,
    ...fieldColumns.map((column) => cellOf(forms[lead.form], column, fields)),
    ...attributionFields.map((name) => attribution[name] ?? ''),
    audit?.url ?? '',
    audit ? String(audit.score) : '',
    audit?.repairs.join(' ') ?? '',
    deliveries.map(({ channel, state }) => `${channel} ${state}`).join('; '),
    lead.spam ?? '',
    lead.spamSignals.join('; '),
    lead.id,
    lead.follows ?? '',
  ];
}

/** A line as RFC 4180 has it, with every cell quoted and safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
