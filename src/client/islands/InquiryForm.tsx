import { type ComponentProps, useEffect } from 'react';
import { inquiry, type inquirySources } from '../../forms/inquiry.ts';
import type { LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';
import { prepareToasts, showToast } from './toasts/show-toast.ts';

/** How long the green toast stays (specification, section 9; ms). */
const SUCCESS_TOAST_MS = 3000;

interface Props extends LeadFormWords {
  source: (typeof inquirySources)[number];
}

/** The home page's inquiry: in the hero and further down. */
export function InquiryForm({ source, ...words }: Props) {
  return <ToastedInquiry {...words} form={inquiry} hidden={{ source }} />;
}

/** An inquiry of any length, whose success is a toast. */
export function ToastedInquiry(props: ComponentProps<typeof SentForm>) {
  useEffect(prepareToasts, []);
  return (
    <SentForm
      {...props}
      says={['failed']}
      onOutcome={({ ok, message }) => {
        if (ok) showToast('success', message, SUCCESS_TOAST_MS);
      }}
    />
  );
}
