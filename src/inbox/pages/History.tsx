import type { LeadEvent } from '../../leads/desk/lead-desk.ts';
import { worthInWords } from '../../leads/words/worth.ts';
import type { LeadView } from '../lead-routes.ts';
import { dayInWords } from '../when.ts';
import { stateNames } from '../words.ts';
import { Moment, Panel } from './parts.tsx';

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

/** Who did what when, the latest first, down to when the lead came. */
export function History({ lead, events, now }: LeadView) {
  // What one person did at one time stands together.
  const deeds = Map.groupBy(events.toReversed(), ({ who, at }) => `${at.toISOString()} ${who}`);
  return (
    <Panel title="History">
      <ol className="history stack-3">
        {[...deeds].map(([key, done]) => (
          <li key={key} className="beside-rule">
            <p>
              <strong>{done[0]?.who}</strong> {done[0] && <Moment at={done[0].at} now={now} />}
            </p>
            {done.toReversed().map(({ id, change }) => (
              <p key={id}>{eventInWords(change)}</p>
            ))}
          </li>
        ))}
        <li className="beside-rule">
          <strong>The lead came</strong> <Moment at={lead.receivedAt} now={now} />
        </li>
      </ol>
    </Panel>
  );
}
