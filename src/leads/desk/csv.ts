import { cellOf, columnsOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { attributionFields } from '../../forms/submission-metadata.ts';
import { sortableIndianTime } from '../../platform/time/indian-time.ts';
import { safeCell } from '../safe-cell.ts';
import type { DeskFilter } from './filter.ts';
import type { LeadDesk, LeadEvent, OpenedLead } from './lead-desk.ts';

/** Without it Excel reads UTF-8 as the Windows character set of the country. */
export const BYTE_ORDER_MARK = '\uFEFF';

const fieldColumns = columnsOf(Object.values(forms));

const columns = [
  'received (IST)',
  'form',
  'state',
  'owner',
  'follow-up',
  'lost because',
  'worth (INR)',
  'worth per',
  'campaign',
  ...fieldColumns,
  'notes',
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

/** A table of leads for spreadsheets, newest first, in pieces as they are read. Counts the leads. */
export async function* csvChunks(
  desk: LeadDesk,
  filter: DeskFilter,
): AsyncGenerator<string, number> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  let count = 0;
  for await (const page of desk.pages(filter)) {
    yield page.map((opened) => csvLine(cellsOf(opened))).join('');
    count += page.length;
  }
  return count;
}

function cellsOf({ lead, events }: OpenedLead): string[] {
  const { fields, attribution, audit, deliveries } = lead;
  return [
    sortableIndianTime.format(lead.receivedAt),
    lead.form,
    lead.state,
    lead.owner ?? '',
    lead.followUpOn ?? '',
    lead.lostBecause ?? '',
    lead.worth ? String(lead.worth.amount) : '',
    lead.worth?.per ?? '',
    lead.campaign ?? '',
    ...fieldColumns.map((column) => cellOf(forms[lead.form], column, fields)),
    events.flatMap(noteLines).join('\n'),
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

function noteLines({ at, who, change }: LeadEvent): string[] {
  return change.kind === 'note' ? [`${sortableIndianTime.format(at)} ${who}: ${change.text}`] : [];
}

/** A line as RFC 4180 has it, with every cell quoted and safe to open in a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
