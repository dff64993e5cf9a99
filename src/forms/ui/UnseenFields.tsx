import { submissionIdSlot, valueSlot } from '../answer-template.ts';
import { hiddenFields } from '../derive.ts';
import type { Form } from '../form.ts';
import {
  attributionFields,
  FORM_TOKEN_FIELD,
  HONEYPOT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../submission-metadata.ts';

interface Props {
  form: Form;
  values: Readonly<Record<string, string>>;
  /** Asks those to leave the honeypot empty who meet it all the same. */
  label: string;
  asTemplate: boolean;
}

/** What travels along with a form, and the honeypot. */
export function UnseenFields({ form, values, label, asTemplate }: Props) {
  return (
    <>
      <div className="lead-form__honeypot" aria-hidden="true">
        <label>
          {label}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {asTemplate && (
        <input type="hidden" name={SUBMISSION_ID_FIELD} defaultValue={submissionIdSlot} />
      )}
      {asTemplate &&
        [...attributionFields, FORM_TOKEN_FIELD].map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={valueSlot(name)} />
        ))}
      {hiddenFields(form).map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={asTemplate ? valueSlot(name) : values[name]}
        />
      ))}
    </>
  );
}
