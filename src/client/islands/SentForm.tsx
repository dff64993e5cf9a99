import type { ComponentProps } from 'react';
import type { Form } from '../../forms/form.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';

interface Props extends LeadFormWords {
  form: Form;
  /** Values of the fields that travel along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** The outcomes that are said in the form itself, and for how long. */
  says?: ComponentProps<typeof Notice>['says'];
  forMs?: number;
  onOutcome?: Parameters<typeof useLeadForm>[0]['onOutcome'];
}

/** A lead form that sends by itself, with all that goes along. */
export function SentForm({ says = [], forMs, onOutcome, ...props }: Props) {
  const formState = useLeadForm({
    form: props.form,
    invalidMessage: props.common.errorSummary,
    addMetadata: addSubmissionMetadata,
    onOutcome,
  });
  const { state, clear } = formState;
  const notice = <Notice state={state} says={says} forMs={forMs} onGone={clear} />;
  return <LeadForm {...props} formState={formState} notice={notice} />;
}
