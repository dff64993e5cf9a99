import { changeInWords } from '../../leads/words/change.ts';
import type { LeadView } from '../lead-routes.ts';
import { Moment, Panel } from './parts.tsx';

/** Who did what when, the latest first, down to when the lead came. */
export function History({ lead, events, now }: LeadView) {
  // What one person did at one time stands together.
  const deeds = Map.groupBy(events.toReversed(), ({ who, at }) => `${at.toISOString()} ${who}`);
  return (
    <Panel title="History">
      <ol className="history small stack-3">
        {[...deeds].map(([key, done]) => (
          <li key={key} className="beside-rule">
            <p>
              <strong>{done[0]?.who}</strong> {done[0] && <Moment at={done[0].at} now={now} />}
            </p>
            {done.toReversed().map(({ id, change }) => (
              <p key={id}>{changeInWords(change)}</p>
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
