import { indianTime } from '../../platform/time/indian-time.ts';
import type { DeskLead, LeadEvent } from '../desk/lead-desk.ts';

/** How far sales have come with a lead, in labelled lines. */
export function salesLines(lead: DeskLead): [label: string, text: string][] {
  const lines: [string, string | null][] = [
    ['state', lead.state],
    ['owner', lead.owner],
    ['follow-up', lead.followUpOn],
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
    case 'added':
      return 'added by hand';
    case 'sent-again':
      return 'asked to send again';
  }
}
