import type { HTMLInputTypeAttribute } from 'react';
import { LINE_MAX, NAME_MAX, NOTE_MAX } from '../limits.ts';
import { fieldNames } from '../words.ts';
import { Shell } from './Shell.tsx';
import type { AddView, Frame } from './views.ts';

interface Line {
  readonly name: 'name' | 'phone' | 'email' | 'company' | 'service';
  readonly type: HTMLInputTypeAttribute;
  readonly hint?: string;
}

const lines: readonly Line[] = [
  { name: 'name', type: 'text' },
  { name: 'phone', type: 'tel', hint: 'Like 98765 43210, from abroad with +.' },
  { name: 'email', type: 'email' },
  { name: 'company', type: 'text' },
  { name: 'service', type: 'text', hint: 'What they asked for, like SEO or Website.' },
];

/** Writes down somebody who called or came by. */
export function AddLead({ frame, view }: { frame: Frame; view: AddView }) {
  const { values, mistake, formKey } = view;
  return (
    <Shell frame={frame} title="Add a lead" current="/add">
      <div className="page__head">
        <h1>Add a lead</h1>
        <p className="page__count">Somebody called or came by. It is kept here and sent nowhere.</p>
      </div>
      {mistake && (
        <p className="told told--mistake" role="alert">
          {mistake}
        </p>
      )}
      <form className="panel add" method="post" action="/add">
        <input type="hidden" name="key" value={formKey} />
        {lines.map(({ name, type, hint }) => (
          <div key={name} className="entry">
            <label htmlFor={name}>{fieldNames[name]}</label>
            <input
              id={name}
              name={name}
              type={type}
              defaultValue={values[name]}
              required={name === 'name'}
              maxLength={name === 'name' ? NAME_MAX : LINE_MAX}
              autoComplete="off"
              aria-describedby={hint && `${name}-hint`}
            />
            {hint && (
              <p className="entry__hint" id={`${name}-hint`}>
                {hint}
              </p>
            )}
          </div>
        ))}
        <div className="entry">
          <label htmlFor="message">{fieldNames.message}</label>
          <textarea
            id="message"
            name="message"
            rows={4}
            maxLength={NOTE_MAX}
            defaultValue={values.message}
          />
        </div>
        <button type="submit" className="small-button small-button--strong">
          Add this lead
        </button>
      </form>
    </Shell>
  );
}
