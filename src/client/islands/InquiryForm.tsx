import { useEffect } from 'react';
import { inquiry, type inquirySources } from '../../forms/inquiry.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

/** How long the green toast stays (specification, section 9; ms). */
const SUCCESS_TOAST_MS = 3000;

interface Props extends LeadFormWords {
  source: (typeof inquirySources)[number];
}

/** The home page's inquiry: in the hero and further down. */
export function InquiryForm({ source, ...words }: Props) {
  useEffect(prepareToasts, []);
  const formState = useLeadForm({
    form: inquiry,
    invalidMessage: words.common.errorSummary,
    addMetadata: addSubmissionMetadata,
    onOutcome: ({ ok, message }) => {
      if (ok) showToast('success', message, SUCCESS_TOAST_MS);
    },
  });
  return (
    <LeadForm
      {...words}
      form={inquiry}
      hidden={{ source }}
      formState={formState}
      notice={<Notice state={formState.state} says={['failed']} />}
    />
  );
}
