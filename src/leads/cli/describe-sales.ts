import { indianTime } from '../../platform/time/indian-time.ts';
import type { DeskLead, LeadEvent } from '../desk/lead-desk.ts';
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
    `${indianTime.format(at)}, ${who}: ${describeChange(change)}`,
  ]);
}

function describeChange(change: LeadEvent['change']): string {
  switch (change.kind) {
    case 'state':
      return `state ${change.state}`;
    case 'owner':
      return change.owner === null ? 'no owner' : `owner ${change.owner}`;
    case 'follow-up':
      return change.on === null ? 'no follow-up' : `follow-up on ${change.on}`;
    case 'note':
      return change.text;
    case 'lost-because':
      return change.reason === null ? 'no reason' : `lost because: ${change.reason}`;
    case 'worth':
      return change.worth === null ? 'worth nothing yet' : `worth ${worthInWords(change.worth)}`;
    case 'correction':
      return `${change.field} corrected to ${change.value}`;
    case 'joined':
      return `of the same person as ${change.with}`;
    case 'parted':
      return 'of nobody else';
    case 'added':
      return 'added by hand';
    case 'sent-again':
      return 'asked to send again';
  }
}
