import { leadStates } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { NAME_MAX, NOTE_MAX } from '../limits.ts';
import { dayInWords, quickDays } from '../when.ts';
import { fieldNames, stateNames } from '../words.ts';
import type { LeadView } from './views.ts';

export const CHANGE_FORM = 'change';

/**
 * One form, in which every button saves all of it: nothing that was typed is left behind. The first
 * button in it is what Enter presses.
 */
export function ChangeForm({ lead, events, owners, formKey, now }: LeadView) {
  const owner = lead.owner ?? '';
  const followUp = lead.followUpOn ?? '';
  return (
    <form className="panel change" id={CHANGE_FORM} method="post" action={`/leads/${lead.id}`}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={events.at(-1)?.id ?? ''} />
      <input type="hidden" name="was-owner" value={owner} />
      <input type="hidden" name="was-follow-up" value={followUp} />
      <div className="entry">
        <label htmlFor="note">{fieldNames.note}</label>
        <textarea id="note" name="note" rows={3} maxLength={NOTE_MAX} />
      </div>
      <div className="change__pair">
        <div className="entry">
          <label htmlFor="follow-up">{fieldNames['follow-up']}</label>
          <input id="follow-up" name="follow-up" type="date" defaultValue={followUp} />
        </div>
        <div className="entry">
          <label htmlFor="owner">{fieldNames.owner}</label>
          <input
            id="owner"
            name="owner"
            list="owners"
            defaultValue={owner}
            maxLength={NAME_MAX}
            autoComplete="off"
          />
          <datalist id="owners">
            {owners.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </div>
      </div>
      <button type="submit" className="small-button small-button--strong">
        Save
      </button>
      <fieldset>
        <legend>Save and set to</legend>
        <div className="options">
          {leadStates.map((state) => (
            <button
              key={state}
              type="submit"
              name="state"
              value={state}
              className="option"
              aria-pressed={state === lead.state}
            >
              {stateNames[state]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Save and follow up</legend>
        <div className="options">
          {quickDays(indianDay(now)).map(({ label, on }) => (
            <button
              key={label}
              type="submit"
              name="quick"
              value={on}
              className="option"
              aria-pressed={on === followUp}
              title={dayInWords(on)}
            >
              {label}
            </button>
          ))}
          {followUp && (
            <button type="submit" name="quick" value="" className="option">
              No follow-up
            </button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
