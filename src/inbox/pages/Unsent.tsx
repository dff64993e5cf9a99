import { stateNames } from '../../leads/words/change.ts';
import { leadStates } from '../../platform/database/schema.ts';
import { NOTE_MAX } from '../limits.ts';
import { fieldNames } from '../words.ts';
import { Button, Field, Hidden } from './Field.tsx';
import { Mistake } from './parts.tsx';
import { type Page, Shell } from './Shell.tsx';

interface UnsentView {
  readonly reason: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Gives back a form that could not be taken: what was typed can be changed and sent again. */
export function Unsent({ frame, view }: Page<UnsentView>) {
  const { reason, action, fields } = view;
  const state = leadStates.find((each) => each === fields.state);
  return (
    <Shell frame={frame} title="Not saved yet">
      <h1>Not saved yet</h1>
      <Mistake>{reason}</Mistake>
      {state && <p>State: {stateNames[state]}</p>}
      <form className="work stack-3" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) =>
          Object.hasOwn(fieldNames, name) ? (
            <Field key={name} name={name} value={value} maxLength={NOTE_MAX} rows={1} />
          ) : (
            <Hidden key={name} values={{ [name]: value }} />
          ),
        )}
        <Button className="primary">Send again</Button>
      </form>
    </Shell>
  );
}
