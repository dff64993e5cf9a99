import { type ComponentProps, useEffect, useRef } from 'react';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import { errorSlot, invalidSlot, valueSlot } from '../../../forms/answer-template.ts';
import type { CallWords } from '../../../forms/call-day.ts';
import { inputOf } from '../../../forms/derive.ts';
import type { Form } from '../../../forms/form.ts';
import { WAITING_ATTRIBUTE } from '../../../forms/submission-metadata.ts';
import { translated } from '../../../forms/translated.ts';
import { Button } from '../Button.tsx';
import { DirectWays } from '../DirectWays.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { Outcome } from './Outcome.tsx';
import { SmallPrint } from './SmallPrint.tsx';
import { Unreachable } from './Unreachable.tsx';
import { UnseenFields } from './UnseenFields.tsx';
import type { FormState, useLeadForm } from './use-lead-form.ts';
import './lead-form.css';

/** What every form island takes from its page. */
export interface LeadFormWords {
  /** Unique on the page; ids of the fields begin with it. */
  id: string;
  /** The form shows the fields that it has words for, in their order. */
  words: FormWords;
  common: Interface['form'] & {
    directWays: ComponentProps<typeof DirectWays>;
    calls: CallWords;
    /**
     * On Hindi pages: the language, and what the form says by its English. The browser would complain in
     * its own language, so that without scripts it is left to the server.
     */
    language?: 'hi';
    messages?: Readonly<Record<string, string>>;
  };
  /** Set on an answer page: values and errors become slots that the server fills. */
  asTemplate?: boolean;
}

interface Props extends LeadFormWords {
  form: Form;
  /** Values of the fields that travel along unseen. */
  hidden?: Readonly<Record<string, string>>;
  formState: ReturnType<typeof useLeadForm>;
  /** Whether a toast announces that the form could not be sent: it is not said twice. */
  failsInToast?: boolean;
}

function errorOf(state: FormState, field: string): string | undefined {
  return state.phase === 'invalid' ? state.errors[field] : undefined;
}

/** A lead form: complete and posting natively as HTML, enhanced once React has woken. */
export function LeadForm(props: Props) {
  const { id, form, words, common, hidden = {}, formState, asTemplate = false } = props;
  const { state, failed, submit } = formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => takeOver(element.current), []);

  const shown = Object.keys(words.fields).flatMap((name) => {
    const field = form.fields[name];
    return field ? [{ name, ...inputOf(field) }] : [];
  });
  const isFolded = ({ required }: { required: boolean }) => !required && words.more !== undefined;
  const folded = shown.filter(isFolded);
  const asked = shown.filter((field) => !isFolded(field));
  const renderField = (field: (typeof shown)[number]) => (
    <Field
      key={field.name}
      form={id}
      label={field.name}
      {...words.fields[field.name]}
      optionalWord={common.optional}
      {...field}
      isLast={field === asked.at(-1)}
      defaultValue={asTemplate ? valueSlot(field.name) : undefined}
      error={asTemplate ? errorSlot(field.name) : errorOf(state, field.name)}
      invalid={asTemplate ? invalidSlot(field.name) : undefined}
    />
  );

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
      hidden={state.phase === 'sent'}
    >
      {state.phase === 'invalid' && (
        <ErrorSummary
          key={state.attempt}
          form={id}
          message={state.message}
          wrong={shown.flatMap(({ name }) => (errorOf(state, name) ? [name] : []))}
          errors={state.errors}
        />
      )}
      <div className="lead-form__fields">{asked.map(renderField)}</div>
      {words.more && (
        <OptionalFields
          summary={words.more}
          open={asTemplate}
          wrong={folded.some(({ name }) => errorOf(state, name))}
        >
          {folded.map(renderField)}
        </OptionalFields>
      )}
      <UnseenFields
        form={form}
        values={hidden}
        label={common.honeypot}
        asTemplate={asTemplate}
        language={common.language}
      />
      <Outcome state={state}>
        <Unreachable message={translated(form.messages.unreachable, common.messages)} />
        {state.phase === 'failed' && (
          <p
            className="lead-form__notice lead-form__notice--error"
            role={props.failsInToast ? undefined : 'alert'}
          >
            {state.message}
          </p>
        )}
        {failed && <DirectWays {...common.directWays} />}
      </Outcome>
      <div className="lead-form__send stack-3">
        <Button
          type="submit"
          formNoValidate={common.language !== undefined}
          aria-disabled={state.phase === 'sending'}
        >
          {state.phase === 'sending' ? words.sending : failed ? common.retry : words.submit}
        </Button>
        <SmallPrint {...(words.smallPrint ?? common.smallPrint)} />
      </div>
    </form>
  );
}

/** From now on the form checks itself, beginning with the tap that came while it was on its way. */
function takeOver(form: HTMLFormElement | null): void {
  form?.setAttribute('novalidate', '');
  // After a wait in vain the browser has complained, and much may have been typed since.
  if (form?.getAttribute(WAITING_ATTRIBUTE) !== '') return;
  form.removeAttribute(WAITING_ATTRIBUTE);
  form.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}
