import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { FormWords } from '../../catalog/schemas/forms.ts';
import type { Interface } from '../../catalog/schemas/interface.ts';
import { Button } from '../../ui/Button.tsx';
import { DirectWays } from '../../ui/DirectWays.tsx';
import { errorSlot, invalidSlot, submissionIdSlot, valueSlot } from '../answer-template.ts';
import { hiddenFields, inputOf, visibleFields } from '../derive.ts';
import type { Form } from '../form.ts';
import {
  attributionFields,
  FORM_TOKEN_FIELD,
  HONEYPOT_FIELD,
  SUBMISSION_ID_FIELD,
} from '../submission-metadata.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import type { FormState, useLeadForm } from './use-lead-form.ts';
import './lead-form.css';

/** What every form island takes from its page. */
export interface LeadFormWords {
  /** Unique on the page; ids of the fields begin with it. */
  id: string;
  words: FormWords;
  common: Interface['form'] & { directWays: ComponentProps<typeof DirectWays> };
  /** Set on an answer page: values and errors become slots that the server fills. */
  asTemplate?: boolean;
}

interface Props extends LeadFormWords {
  form: Form;
  /** Values of the fields that travel along unseen. */
  hidden?: Readonly<Record<string, string>>;
  formState: ReturnType<typeof useLeadForm>;
  /** What the form says about its outcome, above the button. */
  notice?: ReactNode;
}

function errorOf(state: FormState, field: string): string | undefined {
  return state.phase === 'invalid' ? state.errors[field] : undefined;
}

/** A lead form: complete and posting natively as HTML, enhanced once React has woken. */
export function LeadForm(props: Props) {
  const { id, form, words, common, hidden = {}, formState, notice, asTemplate = false } = props;
  const { state, failed, submit } = formState;
  const element = useRef<HTMLFormElement>(null);
  // The browser's own bubbles serve until ours can: plain HTML must not lose its validation.
  useEffect(() => element.current?.setAttribute('novalidate', ''), []);

  return (
    <form
      ref={element}
      className="lead-form stack-4"
      id={`${id}-form`}
      action={form.endpoint}
      method="post"
      data-lead-form={form.name}
      onSubmit={submit}
      aria-busy={state.phase === 'sending'}
    >
      {state.phase === 'invalid' && (
        <ErrorSummary key={state.attempt} form={id} message={state.message} errors={state.errors} />
      )}
      {visibleFields(form).map(([name, field]) => {
        const fieldWords = words.fields[name];
        return (
          fieldWords && (
            <Field
              key={name}
              form={id}
              name={name}
              {...fieldWords}
              optionalWord={common.optional}
              {...inputOf(field)}
              defaultValue={asTemplate ? valueSlot(name) : undefined}
              error={asTemplate ? errorSlot(name) : errorOf(state, name)}
              invalid={asTemplate ? invalidSlot(name) : undefined}
            />
          )
        );
      })}
      <div className="lead-form__honeypot" aria-hidden="true">
        <label>
          {common.honeypot}
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
          defaultValue={asTemplate ? valueSlot(name) : hidden[name]}
        />
      ))}
      <div className="lead-form__send stack-3">
        <Button type="submit" aria-disabled={state.phase === 'sending'}>
          {state.phase === 'sending' ? words.sending : words.submit}
        </Button>
        <p className="lead-form__small note">
          {words.smallPrint.before} <a href={words.smallPrint.href}>{words.smallPrint.link}</a>
          {words.smallPrint.after}
        </p>
      </div>
      {notice}
      {failed && <DirectWays {...common.directWays} />}
    </form>
  );
}
