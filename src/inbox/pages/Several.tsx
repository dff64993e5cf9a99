import { stateNames } from '../../leads/words/change.ts';
import { address } from '../filter.ts';
import type { ListView } from '../list-routes.ts';
import { Button, Field, Hidden } from './Field.tsx';

export const SEVERAL_FORM = 'several';

/** What can be done with the leads that are ticked in the list. */
export function Several({ query, choices, formKey }: ListView) {
  return (
    <form className="work stack-3" id={SEVERAL_FORM} method="post" action="/leads">
      <h2>With those that are ticked</h2>
      <Hidden values={{ key: formKey, list: address('/', query) }} />
      <div className="fields">
        <Field id="several-owner" name="owner" suggested={choices.owners} />
        <Field
          id="several-state"
          name="state"
          label="State"
          options={Object.entries(stateNames)}
          none="As it is"
        />
      </div>
      <div className="line">
        <Button className="primary">Save</Button>
        <Button name="join" value="1">
          They are the same person
        </Button>
      </div>
    </form>
  );
}
