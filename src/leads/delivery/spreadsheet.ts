import type { Lead } from '../storage/lead-store.ts';
import type { Channel } from './channel.ts';
import { postToService } from './http-send.ts';

type SheetName = 'proposal-sheet' | 'comment-sheet';

const proposalColumns = ['Name', 'Email', 'Company', 'Phone', 'WebsiteLink', 'Message'] as const;
const commentColumns = ['name', 'comment'] as const;

/** What each spreadsheet service takes as `data`: one object, or rows (specification, section 7). */
const sheetData: Readonly<Record<SheetName, (lead: Lead) => unknown>> = {
  'proposal-sheet': (lead) => pick(lead, proposalColumns),
  'comment-sheet': (lead) => [pick(lead, commentColumns)],
};

/** A service that appends what it is sent to a spreadsheet. */
export function spreadsheet(name: SheetName, url: URL): Channel {
  return {
    name,
    send: ({ delivery, lead }, signal) =>
      postToService(
        {
          url,
          body: JSON.stringify({ data: sheetData[name](lead) }),
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          idempotencyKey: delivery.id,
        },
        signal,
      ),
  };
}

function pick(lead: Lead, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, lead.fields[column] ?? '']));
}
