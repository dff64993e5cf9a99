import { callback } from '../../../forms/callback.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';

/** The growth popup's request for a call. */
export function CallbackForm(words: LeadFormWords) {
  return <SentForm {...words} form={callback} />;
}
