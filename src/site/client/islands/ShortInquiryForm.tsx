import { inquiryFrom, type ShortSource } from '../../../forms/inquiry.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { inquiryOutcomes } from './inquiry-outcomes.ts';
import { SentForm } from './SentForm.tsx';

interface Props extends LeadFormWords {
  /** The path of the page that it stands on. */
  source: ShortSource;
  /** What it is about, in words for whoever calls back: the first line of the lead's message. */
  service: string;
}

/** The inquiry of pages that ask for little: a name, and how to reach somebody. */
export function ShortInquiryForm({ source, service, ...words }: Props) {
  const form = inquiryFrom(source);
  return <SentForm {...words} {...inquiryOutcomes} form={form} hidden={{ source, service }} />;
}
