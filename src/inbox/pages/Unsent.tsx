import { leadStates } from '../../platform/database/schema.ts';
import { fieldNames, longFields, stateNames, type TypedField } from '../words.ts';
import { Shell } from './Shell.tsx';
import type { Frame, UnsentView } from './views.ts';

/** Gives back a form that could not be taken: what was typed can be changed and sent again. */
export function Unsent({ frame, view }: { frame: Frame; view: UnsentView }) {
  const { reason, action, fields } = view;
  const state = leadStates.find((each) => each === fields.state);
  return (
    <Shell frame={frame} title="Not saved yet">
      <div className="page__head">
        <h1>Not saved yet</h1>
      </div>
      <p className="told told--mistake" role="alert">
        {reason}
      </p>
      {state && <p>State: {stateNames[state]}</p>}
      <form className="panel" method="post" action={action}>
        {Object.entries(fields).map(([name, value]) =>
          isTyped(name) ? (
            <Typed key={name} name={name} value={value} />
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <button type="submit" className="small-button small-button--strong">
          Send again
        </button>
      </form>
    </Shell>
  );
}

function Typed({ name, value }: { name: TypedField; value: string }) {
  return (
    <div className="entry">
      <label htmlFor={name}>{fieldNames[name]}</label>
      {longFields.includes(name) ? (
        <textarea id={name} name={name} rows={5} defaultValue={value} />
      ) : (
        <input id={name} name={name} defaultValue={value} />
      )}
    </div>
  );
}

function isTyped(name: string): name is TypedField {
  return Object.hasOwn(fieldNames, name);
}
