import type { ComponentProps } from 'react';
import { kinds } from '../../forms/kinds.ts';
import { fieldNames } from '../words.ts';

/** What can be chosen: values, or values with their words. */
export type Options = readonly (string | readonly [value: string, text: string])[];

type Given = 'id' | 'form' | 'type' | 'inputMode' | 'required' | 'maxLength' | 'placeholder';

interface Props extends Pick<ComponentProps<'input'>, Given> {
  name: string;
  /** That of the field's name unless given. */
  label?: string;
  value?: string | null | undefined;
  hint?: string;
  /** How many lines are seen; one unless given. */
  rows?: number;
  /** What it shows is sent along: what differs from it is a change. */
  was?: boolean;
  /** What is offered while somebody types. */
  suggested?: readonly string[];
  options?: Options | undefined;
  /** What stands first among the options, for none of them. */
  none?: string;
}

/** A field of a form, with its label. */
export function Field(props: Props) {
  const { label, hint, value, options, none, suggested, rows, type, was, ...given } = props;
  const { name, id = name, maxLength = kinds.line.max } = given;
  const hintId = hint && `${id}-hint`;
  const shared = {
    ...given,
    id,
    maxLength,
    defaultValue: value ?? undefined,
    'aria-describedby': hintId,
  };
  const listId = suggested && `${id}-list`;
  return (
    <div className="stack-1">
      {was && <input type="hidden" name={`was-${name}`} value={value ?? ''} form={given.form} />}
      <label htmlFor={id}>{label ?? fieldNames[name]}</label>
      {options ? (
        <select id={id} name={name} defaultValue={value ?? undefined}>
          {none && <option value="">{none}</option>}
          {withChosen(options, value ?? '').map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} list={listId} autoComplete="off" />
      )}
      {suggested && (
        <datalist id={listId}>
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

/** What sends a form. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="submit" {...props} />;
}

/** Buttons of which each sends the form with a value of its own. */
export function Choices(props: {
  legend: string;
  name: string;
  options: Options;
  chosen?: string;
}) {
  const { legend, name, options, chosen } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="line">
        {withChosen(options).map(([value, text]) => (
          <Button key={value} name={name} value={value} aria-pressed={value === (chosen || null)}>
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
