import type { LeadState } from '../../platform/database/schema.ts';
import { startOfDay } from '../../platform/time/indian-day.ts';
import type { LeadEvent } from '../desk/lead-desk.ts';
import { worthInWords } from './worth.ts';

/** How far sales have come. */
export const stateNames: Readonly<Record<LeadState, string>> = {
  new: 'New',
  called: 'Called',
  meeting: 'Meeting',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A day for people: `Mon, 23 Nov`. */
export function dayInWords(day: string): string {
  return weekday.format(startOfDay(day));
}

/** What was done to a lead, without who did it; a note is what it says. */
export function changeInWords(change: LeadEvent['change']): string {
  switch (change.kind) {
    case 'state':
      return `State: ${stateNames[change.state]}`;
    case 'owner':
      return `Owner: ${change.owner ?? 'nobody'}`;
    case 'follow-up':
      return change.on === null ? 'No follow-up' : `Follow up on ${dayInWords(change.on)}`;
    case 'note':
      return change.text;
    case 'lost-because':
      return change.reason === null ? 'No reason' : `Lost because: ${change.reason}`;
    case 'worth':
      return `Worth: ${change.worth ? worthInWords(change.worth) : 'not known'}`;
    case 'correction': {
      const before = change.was === undefined ? '' : `, before: ${change.was || 'nothing'}`;
      return `Corrected: ${change.value || 'nothing'}${before}`;
    }
    case 'joined':
      return 'The same person as in another lead';
    case 'parted':
      return 'Another person after all';
    case 'added':
      return 'Added by hand';
    case 'sent-again':
      return 'Sent again';
  }
}
