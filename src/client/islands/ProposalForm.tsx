import { useEffect } from 'react';
import { COMPANY_MAX, MESSAGE_MAX, NAME_MAX, WEBSITE_MAX } from '../../forms/fields.ts';
import { proposal } from '../../forms/proposal.ts';
import { emailInput, type InputSpecs, phoneInput } from '../../forms/ui/fields.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

const inputs: InputSpecs = {
  Name: { required: true, autoComplete: 'name', maxLength: NAME_MAX },
  Email: { required: true, ...emailInput },
  Company: { required: true, autoComplete: 'organization', maxLength: COMPANY_MAX },
  Phone: { required: true, ...phoneInput },
  // Not type="url": browsers would refuse "example.in".
  WebsiteLink: {
    required: false,
    inputMode: 'url',
    autoComplete: 'url',
    maxLength: WEBSITE_MAX,
  },
  Message: { required: false, multiline: true, maxLength: MESSAGE_MAX },
};

/** The contact page's request for a free proposal; its outcomes are toasts. */
export function ProposalForm(words: LeadFormWords) {
  useEffect(prepareToasts, []);
  const formState = useLeadForm({
    form: proposal,
    invalidMessage: words.common.errorSummary,
    onOutcome: ({ ok, message }) => showToast(ok ? 'success' : 'error', message),
  });
  return <LeadForm {...words} form={proposal} inputs={inputs} formState={formState} />;
}
