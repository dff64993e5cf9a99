import { indianTime } from '../../platform/time/indian-time.ts';
import type { DeskLead, LeadEvent } from '../desk/lead-desk.ts';
import { changeInWords } from '../words/change.ts';
import { worthInWords } from '../words/worth.ts';

/** How far sales have come with a lead, in labelled lines. */
export function salesLines(lead: DeskLead): [label: string, text: string][] {
  const lines: [string, string | null][] = [
    ['state', lead.state],
    ['owner', lead.owner],
    ['follow-up', lead.followUpOn],
    ['lost because', lead.lostBecause],
    ['worth', lead.worth && worthInWords(lead.worth)],
    ['campaign', lead.campaign],
  ];
  return lines.flatMap(([label, text]) => (text === null ? [] : [[label, text]]));
}

/** What happened to a lead at the desk, a line each. */
export function eventLines(events: readonly LeadEvent[]): [label: string, text: string][] {
  return events.map(({ at, who, change }) => [
    'event',
    `${indianTime.format(at)}, ${who}: ${changeInWords(change)}`,
  ]);
}
