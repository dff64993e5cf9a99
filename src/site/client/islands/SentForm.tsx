import { type ComponentProps, useEffect } from 'react';
import type { Form } from '../../../forms/form.ts';
import { LeadForm, type LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { Notice } from '../../ui/forms/Notice.tsx';
import { useLeadForm } from '../../ui/forms/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

type Outcomes = ComponentProps<typeof Notice>['says'];

interface Props extends LeadFormWords {
  form: Form;
  /** Values of the fields that travel along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The outcomes that are said in the form itself, and for how long (ms). */
  says?: Outcomes;
  forMs?: number;
  /** The outcomes that are said in toasts, and for how long. */
  toasts?: { readonly say: Outcomes; readonly forMs?: number };
}

/** A lead form that sends by itself, with all that goes along. */
export function SentForm({ says = [], forMs, toasts, ...props }: Props) {
  const hasToasts = toasts !== undefined;
  useEffect(() => {
    if (hasToasts) prepareToasts();
  }, [hasToasts]);
  const formState = useLeadForm({
    form: props.form,
    invalidMessage: props.common.errorSummary,
    addMetadata: addSubmissionMetadata,
    onOutcome: ({ ok, message }) => {
      if (!toasts?.say.includes(ok ? 'sent' : 'failed')) return;
      showToast(ok ? 'success' : 'error', message, toasts.forMs);
    },
  });
  const { state, clear } = formState;
  const notice = (
    <Notice state={state} says={says} next={props.words.next} forMs={forMs} onGone={clear} />
  );
  return <LeadForm {...props} formState={formState} notice={notice} />;
}
