import type { LeadEvent } from '../../leads/desk/lead-desk.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import { dayInWords } from '../when.ts';
import { stateNames } from '../words.ts';
import { Moment } from './parts.tsx';
import type { LeadView } from './views.ts';

/** What was done, without who did it; a note is what it says. */
export function eventInWords(change: LeadEvent['change']): string {
  switch (change.kind) {
    case 'state':
      return `State: ${stateNames[change.state]}`;
    case 'owner':
      return change.owner === null ? 'Owner: nobody' : `Owner: ${change.owner}`;
    case 'follow-up':
      return change.on === null ? 'No follow-up' : `Follow up on ${dayInWords(change.on)}`;
    case 'note':
      return change.text;
    case 'lost-because':
      return change.reason === null ? 'No reason' : `Lost because: ${change.reason}`;
    case 'worth':
      return change.worth === null ? 'Worth: not known' : `Worth: ${worthInWords(change.worth)}`;
    case 'correction':
      return `Corrected to: ${change.value || 'nothing'}`;
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

/** What one person did at one time. */
interface Deed {
  readonly who: string;
  readonly at: Date;
  readonly events: LeadEvent[];
}

function deedsOf(events: readonly LeadEvent[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const last = deeds.at(-1);
    if (last?.who === event.who && last.at.getTime() === event.at.getTime()) {
      last.events.push(event);
    } else {
      deeds.push({ who: event.who, at: event.at, events: [event] });
    }
  }
  return deeds.reverse();
}

/** Who did what when, the latest first, down to when the lead came. */
export function History({ lead, events, now }: LeadView) {
  return (
    <section className="panel">
      <h2>History</h2>
      <ol className="history">
        {deedsOf(events).map(({ who, at, events: done }) => (
          <li key={done[0]?.id}>
            <p className="history__who">
              <strong>{who}</strong> <Moment at={at} now={now} />
            </p>
            {done.map(({ id, change }) => (
              <p key={id} className={`history__${change.kind}`}>
                {eventInWords(change)}
              </p>
            ))}
          </li>
        ))}
        <li>
          <p className="history__who">
            <strong>The lead came</strong> <Moment at={lead.receivedAt} now={now} />
          </p>
        </li>
      </ol>
    </section>
  );
}
