import { payloadOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { safeCell } from '../safe-cell.ts';
import type { Lead } from '../storage/lead-store.ts';
import type { Batch, Channel } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';

type SheetName = 'proposal-sheet' | 'comment-sheet';

/** Rows that one request appends; services take hundreds, and a batch is refused as a whole. */
const ROWS_MAX = 50;

/** What each spreadsheet service takes as `data`: one object, or rows (specification, section 7). */
const sheets: Readonly<Record<SheetName, { rows: number; data: (batch: Batch) => unknown }>> = {
  'proposal-sheet': { rows: 1, data: ({ leads: [lead] }) => rowOf(lead) },
  'comment-sheet': { rows: ROWS_MAX, data: ({ leads }) => leads.map(rowOf) },
};

/**
 * A service that appends what it is sent to a spreadsheet. Such services have quotas: attempts keep
 * a distance, and where rows are taken, those that have gathered meanwhile go out as one request.
 *
 * @param requestsPerMinute the service's quota
 */
export function spreadsheet(name: SheetName, url: URL, requestsPerMinute: number): Channel {
  const { rows, data } = sheets[name];
  return {
    name,
    timeoutMs: HTTP_TIMEOUT_MS,
    batchSize: rows,
    intervalMs: 60_000 / requestsPerMinute,
    send: (batch, signal) =>
      postToService(
        {
          url,
          body: JSON.stringify({ data: data(batch) }),
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          idempotencyKey: batch.key,
        },
        signal,
      ),
  };
}

function rowOf({ form, fields }: Lead): Record<string, string> {
  const cells = Object.entries(payloadOf(forms[form], fields));
  return Object.fromEntries(cells.map(([column, text]) => [column, safeCell(text)]));
}
