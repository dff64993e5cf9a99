import { inquiryFrom, type ShortSource } from '../../forms/inquiry.ts';
import type { LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { ToastedInquiry } from './InquiryForm.tsx';

interface Props extends LeadFormWords {
  /** The path of the page that it stands on. */
  source: ShortSource;
  /** What it is about, in words for whoever calls back: the first line of the lead's message. */
  service: string;
}

/** The inquiry of pages that ask for little: a name, and how to reach somebody. */
export function ShortInquiryForm({ source, service, ...words }: Props) {
  return <ToastedInquiry {...words} form={inquiryFrom(source)} hidden={{ source, service }} />;
}
