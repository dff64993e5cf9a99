import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '../../../forms/form.ts';
import { fieldId } from '../../ui/forms/Field.tsx';
import { LeadForm, type LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { Sent } from '../../ui/forms/Sent.tsx';
import { useLeadForm } from '../../ui/forms/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

interface Props extends LeadFormWords {
  form: Form;
  /** Values of the fields that travel along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The outcomes that are said in toasts as well, and for how long (ms). */
  toasts?: { readonly say: readonly ('sent' | 'failed')[]; readonly forMs?: number };
}

/** A lead form that sends by itself, and gives way to an answer once it has. */
export function SentForm({ toasts, ...props }: Props) {
  const hasToasts = toasts !== undefined;
  useEffect(() => {
    if (hasToasts) prepareToasts();
  }, [hasToasts]);
  const formState = useLeadForm({
    form: props.form,
    invalidMessage: props.common.errorSummary,
    messages: props.common.messages,
    addMetadata: addSubmissionMetadata,
    onOutcome: ({ ok, message }) => {
      if (!toasts?.say.includes(ok ? 'sent' : 'failed')) return;
      showToast(ok ? 'success' : 'error', message, props.common.toasts, toasts.forMs);
    },
  });
  const { state, clear } = formState;
  const again = () => {
    flushSync(clear);
    const [first = ''] = Object.keys(props.words.fields);
    document.getElementById(fieldId(props.id, first))?.focus();
  };
  return (
    <>
      <LeadForm {...props} formState={formState} failsInToast={toasts?.say.includes('failed')} />
      {state.phase === 'sent' && (
        <Sent
          {...props}
          state={state}
          isToasted={toasts?.say.includes('sent') ?? false}
          onAgain={again}
        />
      )}
    </>
  );
}
