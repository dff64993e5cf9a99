import type { InputSpec } from '../../../forms/kinds.ts';
import './field.css';

interface Props extends InputSpec {
  /** The form's id: makes the field's own id unique on a page with several forms. */
  form: string;
  name: string;
  label: string;
  required: boolean;
  /** Whether the form is sent after it: the keyboard's own button says so. */
  isLast?: boolean;
  /** Said behind the label of a field that may stay empty. */
  optionalWord: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  /** As text, because an answer page's template fills it in later. */
  invalid?: string | undefined;
}

/** Id of the field's input, for links from an error summary. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** A label, its input, a hint and an error, wired together for everyone. */
export function Field(props: Props) {
  const { form, name, label, required, optionalWord, multiline, hint, error, invalid } = props;
  const id = fieldId(form, name);
  const hintId = hint ? `${id}-hint` : '';
  const shared = {
    id,
    name,
    required,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    defaultValue: props.defaultValue,
    'aria-invalid': (invalid ?? (error ? 'true' : 'false')) as 'true' | 'false',
    'aria-describedby': `${id}-error ${hintId}`.trimEnd(),
  };
  return (
    <div className={`field ${multiline ? 'field--long' : ''}`.trimEnd()}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="field__optional quiet"> ({optionalWord})</span>}
      </label>
      {multiline ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          enterKeyHint={props.isLast ? 'send' : undefined}
        />
      )}
      {hint && (
        <p className="field__hint note" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field__error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
