import { useEffect } from 'react';
import { COMPANY_MAX, MESSAGE_MAX, NAME_MAX } from '../../forms/fields.ts';
import { INQUIRY_NUMBER_LENGTH, inquiry, type inquirySources } from '../../forms/inquiry.ts';
import { emailInput, type InputSpecs } from '../../forms/ui/fields.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

/** How long the green toast stays (specification, section 9; ms). */
const SUCCESS_TOAST_MS = 3000;

const inputs: InputSpecs = {
  name: { required: true, autoComplete: 'name', maxLength: NAME_MAX },
  email: { required: true, ...emailInput },
  number: {
    required: true,
    // Not of type "tel": HTML allows the number without "+91" to be filled into plain text only.
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    maxLength: INQUIRY_NUMBER_LENGTH,
  },
  company: { required: false, autoComplete: 'organization', maxLength: COMPANY_MAX },
  message: { required: false, multiline: true, maxLength: MESSAGE_MAX },
};

interface Props extends LeadFormWords {
  source: (typeof inquirySources)[number];
}

/** The home page's inquiry: in the hero and further down. */
export function InquiryForm({ source, ...words }: Props) {
  useEffect(prepareToasts, []);
  const formState = useLeadForm({
    form: inquiry,
    invalidMessage: words.common.errorSummary,
    onOutcome: ({ ok, message }) => {
      if (ok) showToast('success', message, SUCCESS_TOAST_MS);
    },
  });
  return (
    <LeadForm
      {...words}
      form={inquiry}
      inputs={inputs}
      hidden={{ source }}
      formState={formState}
      notice={<Notice state={formState.state} says={['failed']} />}
    />
  );
}
