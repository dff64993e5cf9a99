import { proposal } from '../../../forms/proposal.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';

/** The contact page's request for a free proposal; its outcomes are toasts. */
export function ProposalForm(words: LeadFormWords) {
  return <SentForm {...words} form={proposal} toasts={{ say: ['sent', 'failed'] }} />;
}
