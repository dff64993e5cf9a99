import { useEffect } from 'react';
import { proposal } from '../../forms/proposal.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

/** The contact page's request for a free proposal; its outcomes are toasts. */
export function ProposalForm(words: LeadFormWords) {
  useEffect(prepareToasts, []);
  const formState = useLeadForm({
    form: proposal,
    invalidMessage: words.common.errorSummary,
    addMetadata: addSubmissionMetadata,
    onOutcome: ({ ok, message }) => showToast(ok ? 'success' : 'error', message),
  });
  return <LeadForm {...words} form={proposal} formState={formState} />;
}
