import { submissionIdSlot, valueSlot } from '../../../forms/answer-template.ts';
import { hiddenFields } from '../../../forms/derive.ts';
import type { Form } from '../../../forms/form.ts';
import {
  AUDIT_FIELD,
  attributionFields,
  FORM_TOKEN_FIELD,
  SUBMISSION_ID_FIELD,
} from '../../../forms/submission-metadata.ts';
import { Honeypot } from './Honeypot.tsx';
import { PageLanguage } from './PageLanguage.tsx';

interface Props {
  form: Form;
  values: Readonly<Record<string, string>>;
  /** Of the honeypot. */
  label: string;
  asTemplate: boolean;
  /** Of the page, where it is not English. */
  language: string | undefined;
}

/** What travels along with a form, and the honeypot. */
export function UnseenFields({ form, values, label, asTemplate, language }: Props) {
  return (
    <>
      <Honeypot label={label} />
      {asTemplate && (
        <input type="hidden" name={SUBMISSION_ID_FIELD} defaultValue={submissionIdSlot} />
      )}
      {asTemplate &&
        [...attributionFields, AUDIT_FIELD, FORM_TOKEN_FIELD].map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={valueSlot(name)} />
        ))}
      {!asTemplate && <PageLanguage language={language} />}
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
