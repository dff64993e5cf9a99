import type { HTMLInputTypeAttribute } from 'react';
import { LINE_MAX } from '../limits.ts';

/** What can be chosen: values, or values with their words. */
export type Options = readonly (string | readonly [value: string, text: string])[];

interface Props {
  name: string;
  label: string;
  value?: string | undefined;
  /** Where a page has another field of the name. */
  id?: string;
  /** Of another form than the one around it. */
  form?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric';
  required?: boolean;
  maxLength?: number;
  placeholder?: string;
  hint?: string;
  /** How many lines are seen; one unless given. */
  rows?: number;
  /** What is offered while somebody types. */
  suggested?: readonly string[];
  options?: Options | undefined;
  /** What stands first among the options, for none of them. */
  none?: string;
}

/** A field of a form, with its label. */
export function Field({ label, hint, value, options, none, suggested, rows, ...given }: Props) {
  const { id = given.name, maxLength = LINE_MAX } = given;
  const hintId = hint && `${id}-hint`;
  const shared = { ...given, id, defaultValue: value, 'aria-describedby': hintId };
  return (
    <div className="stack-1">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select id={id} name={given.name} defaultValue={value}>
          {none && <option value="">{none}</option>}
          {withChosen(options, value).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea
          id={id}
          name={given.name}
          form={given.form}
          rows={rows}
          maxLength={maxLength}
          defaultValue={value}
        />
      ) : (
        <input
          {...shared}
          maxLength={maxLength}
          list={suggested && `${id}-list`}
          autoComplete="off"
        />
      )}
      {suggested && (
        <datalist id={`${id}-list`}>
          {suggested.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Options with their words; one that nobody offers any more is still what was chosen. */
function withChosen(options: Options, value = ''): (readonly [value: string, text: string])[] {
  const all = options.map((each) => (typeof each === 'string' ? ([each, each] as const) : each));
  const isOffered = value === '' || all.some(([each]) => each === value);
  return isOffered ? all : [[value, value], ...all];
}

/** What a form sends beside what is typed. */
export function Hidden({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
