import { leadStates } from '../../platform/database/schema.ts';
import { address } from '../filter.ts';
import { NAME_MAX } from '../limits.ts';
import { fieldNames, stateNames } from '../words.ts';
import type { ListView } from './views.ts';

export const SEVERAL_FORM = 'several';

/** What can be done with the leads that are ticked in the list. */
export function Several({ query, choices, formKey }: ListView) {
  return (
    <form className="panel change" id={SEVERAL_FORM} method="post" action="/leads">
      <h2>With those that are ticked</h2>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="list" value={address('/', query)} />
      <div className="change__pair">
        <div className="entry">
          <label htmlFor="several-owner">{fieldNames.owner}</label>
          <input
            id="several-owner"
            name="owner"
            list="several-owners"
            maxLength={NAME_MAX}
            autoComplete="off"
          />
          <datalist id="several-owners">
            {choices.owners.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </div>
        <div className="entry">
          <label htmlFor="several-state">State</label>
          <select id="several-state" name="state" defaultValue="">
            <option value="">As it is</option>
            {leadStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="options">
        <button type="submit" className="small-button small-button--strong">
          Save
        </button>
        <button type="submit" name="join" value="1" className="small-button">
          They are the same person
        </button>
      </div>
    </form>
  );
}
