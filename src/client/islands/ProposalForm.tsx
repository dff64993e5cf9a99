import { useEffect } from 'react';
import { proposal } from '../../forms/proposal.ts';
import type { LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

/** The contact page's request for a free proposal; its outcomes are toasts. */
export function ProposalForm(words: LeadFormWords) {
  useEffect(prepareToasts, []);
  return (
    <SentForm
      {...words}
      form={proposal}
      onOutcome={({ ok, message }) => showToast(ok ? 'success' : 'error', message)}
    />
  );
}
