import { leadStates } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { NAME_MAX, NOTE_MAX } from '../limits.ts';
import { comingDays, dayInWords, dayWritten, quickDays } from '../when.ts';
import { fieldNames, stateNames } from '../words.ts';
import type { LeadView } from './views.ts';

export const CHANGE_FORM = 'change';

/**
 * One form, in which every button saves all of it: nothing that was typed is left behind. The first
 * button in it is what Enter presses.
 */
export function ChangeForm(props: LeadView & { reasons: readonly string[] }) {
  const { lead, events, owners, formKey, now, list, reasons } = props;
  const owner = lead.owner ?? '';
  const followUp = lead.followUpOn ?? '';
  const because = lead.lostBecause ?? '';
  const { worth } = lead;
  const today = indianDay(now);
  return (
    <form className="panel change" id={CHANGE_FORM} method="post" action={`/leads/${lead.id}`}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="seen" value={events.at(-1)?.id ?? ''} />
      <input type="hidden" name="was-owner" value={owner} />
      <input type="hidden" name="was-follow-up" value={followUp} />
      <input type="hidden" name="was-lost-because" value={because} />
      <input type="hidden" name="was-worth" value={worth ? `${worth.amount} ${worth.per}` : ''} />
      <input type="hidden" name="list" value={list} />
      <div className="entry">
        <label htmlFor="note">{fieldNames.note}</label>
        <textarea id="note" name="note" rows={3} maxLength={NOTE_MAX} />
      </div>
      <div className="change__pair">
        <div className="entry">
          <label htmlFor="follow-up">{fieldNames['follow-up']}</label>
          <input
            id="follow-up"
            name="follow-up"
            list="days"
            defaultValue={followUp && dayWritten(followUp)}
            placeholder={dayWritten(today)}
            autoComplete="off"
          />
          <datalist id="days">
            {comingDays(today).map((day) => (
              <option key={day} value={day} />
            ))}
          </datalist>
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
      <div className="change__pair">
        <div className="entry">
          <label htmlFor="worth">{fieldNames.worth}</label>
          <div className="change__worth">
            <input
              id="worth"
              name="worth"
              inputMode="numeric"
              defaultValue={worth?.amount}
              autoComplete="off"
            />
            <select name="worth-per" defaultValue={worth?.per} aria-label="How often it is paid">
              <option value="once">once</option>
              <option value="month">a month</option>
            </select>
          </div>
        </div>
        <div className="entry">
          <label htmlFor="lost-because">{fieldNames['lost-because']}</label>
          <select id="lost-because" name="lost-because" defaultValue={because}>
            <option value="">Not lost</option>
            {because !== '' && !reasons.includes(because) && <option>{because}</option>}
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
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
          {quickDays(today).map(({ label, on }) => (
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
