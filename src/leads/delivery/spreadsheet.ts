import { payloadOf } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import { safeCell } from '../safe-cell.ts';
import type { Lead } from '../storage/lead-store.ts';
import type { Channel } from './channel.ts';
import { HTTP_TIMEOUT_MS, postToService } from './http-send.ts';

type SheetName = 'proposal-sheet' | 'comment-sheet';

type Row = Readonly<Record<string, string>>;

/** What each spreadsheet service takes as `data`: an object, or an array (specification, section 7). */
const dataOf: Readonly<Record<SheetName, (row: Row) => Row | Row[]>> = {
  'proposal-sheet': (row) => row,
  'comment-sheet': (row) => [row],
};

/**
 * A service that appends what it is sent to a spreadsheet. Such services have quotas: attempts keep
 * a distance.
 *
 * @param requestsPerMinute the service's quota
 */
export function spreadsheet(name: SheetName, url: URL, requestsPerMinute: number): Channel {
  return {
    name,
    timeoutMs: HTTP_TIMEOUT_MS,
    intervalMs: 60_000 / requestsPerMinute,
    send: ({ key, lead }, signal) =>
      postToService(
        {
          url,
          body: JSON.stringify({ data: dataOf[name](rowOf(lead)) }),
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          idempotencyKey: key,
        },
        signal,
      ),
  };
}

function rowOf({ form, fields }: Lead): Row {
  const cells = Object.entries(payloadOf(forms[form], fields));
  return Object.fromEntries(cells.map(([column, text]) => [column, safeCell(text)]));
}
