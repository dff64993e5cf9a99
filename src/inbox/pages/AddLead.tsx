import type { HTMLInputTypeAttribute } from 'react';
import { contactOf } from '../../leads/words/contact.ts';
import { aboutOf } from '../contact.ts';
import { LINE_MAX, NAME_MAX, NOTE_MAX } from '../limits.ts';
import { fieldNames } from '../words.ts';
import { StateBadge } from './parts.tsx';
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
  const { values, mistake, formKey, known } = view;
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
      {known.length > 0 && (
        <div className="told" role="alert">
          <p>This number or address is known:</p>
          <ul className="links">
            {known.map((lead) => (
              <li key={lead.id}>
                <a href={`/leads/${lead.id}`}>{contactOf(lead).name || 'No name'}</a>,{' '}
                {aboutOf(lead)} <StateBadge state={lead.state} /> {lead.owner}
              </li>
            ))}
          </ul>
          <p>Open one of these and write a note there, or add this as a lead of its own.</p>
        </div>
      )}
      <form className="panel add" method="post" action="/add">
        <input type="hidden" name="key" value={formKey} />
        {known.length > 0 && <input type="hidden" name="is-known" value="1" />}
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
          <label htmlFor="came-by">{fieldNames['came-by']}</label>
          <select id="came-by" name="came-by" defaultValue={values['came-by']}>
            <option value="">Not known</option>
            {frame.sales.cameBy.map((way) => (
              <option key={way}>{way}</option>
            ))}
          </select>
        </div>
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
