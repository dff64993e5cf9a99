import { inquiry, type inquirySources } from '../../../forms/inquiry.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { inquiryOutcomes } from './inquiry-outcomes.ts';
import { SentForm } from './SentForm.tsx';

interface Props extends LeadFormWords {
  source: (typeof inquirySources)[number];
}

/** The home page's inquiry: in the hero and further down. */
export function InquiryForm({ source, ...words }: Props) {
  return <SentForm {...words} {...inquiryOutcomes} form={inquiry} hidden={{ source }} />;
}
