import { cellOf, columnsOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { attributionFields } from '../../forms/submission-metadata.ts';
import { sortableIndianTime } from '../../platform/time/indian-time.ts';
import { safeCell } from '../safe-cell.ts';
import type { DeskFilter } from './filter.ts';
import type { LeadEvent, OpenedLead } from './lead-desk.ts';
import type { LeadDesk } from './open-desk.ts';

/** Without it Excel reads UTF-8 as the Windows character set of the country. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Cell = (opened: OpenedLead) => string | number | null | undefined;

const columns: readonly (readonly [name: string, cell: Cell])[] = [
  ['received (IST)', ({ lead }) => sortableIndianTime.format(lead.receivedAt)],
  ['form', ({ lead }) => lead.form],
  ['state', ({ lead }) => lead.state],
  ['owner', ({ lead }) => lead.owner],
  ['follow-up', ({ lead }) => lead.followUpOn],
  ['lost because', ({ lead }) => lead.lostBecause],
  ['worth (INR)', ({ lead }) => lead.worth?.amount],
  ['worth per', ({ lead }) => lead.worth?.per],
  ['campaign', ({ lead }) => lead.campaign],
  ...columnsOf(Object.values(forms)).map((column): [string, Cell] => [
    column,
    ({ lead }) => cellOf(forms[lead.form], column, lead.fields),
  ]),
  ['notes', ({ events }) => events.map(noteLine).filter(Boolean).join('\n')],
  ...attributionFields.map((name): [string, Cell] => [name, ({ lead }) => lead.attribution[name]]),
  ['audited page', ({ lead }) => lead.audit?.url],
  ['audit score', ({ lead }) => lead.audit?.score],
  ['to repair', ({ lead }) => lead.audit?.repairs.join(' ')],
  [
    'deliveries',
    ({ lead }) => lead.deliveries.map((each) => `${each.channel} ${each.state}`).join('; '),
  ],
  ['spam', ({ lead }) => lead.spam],
  ['spam signals', ({ lead }) => lead.spamSignals.join('; ')],
  ['id', ({ lead }) => lead.id],
  ['follows', ({ lead }) => lead.follows],
];

/** A table of leads for spreadsheets, newest first, in pieces as they are read. Counts the leads. */
export async function* csvChunks(
  desk: LeadDesk,
  filter: DeskFilter,
): AsyncGenerator<string, number> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
  let count = 0;
  for await (const page of desk.pages(filter)) {
    yield page.map((opened) => csvLine(columns.map(([, cell]) => cell(opened)))).join('');
    count += page.length;
  }
  return count;
}

const noteLine = ({ at, who, change }: LeadEvent) =>
  change.kind === 'note' && `${sortableIndianTime.format(at)} ${who}: ${change.text}`;

/** A line as RFC 4180 has it, with every cell quoted and safe to open in a spreadsheet. */
export function csvLine(cells: readonly ReturnType<Cell>[]): string {
  const quoted = cells.map((cell) => `"${safeCell(String(cell ?? '')).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
