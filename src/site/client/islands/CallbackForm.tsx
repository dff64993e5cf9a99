import { callback } from '../../../forms/callback.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';

/** How long the popup's banner stays (specification, section 9; ms). */
const BANNER_MS = 5000;

/** The growth popup's request for a call; its outcome is a banner. */
export function CallbackForm(words: LeadFormWords) {
  return <SentForm {...words} form={callback} says={['sent', 'failed']} forMs={BANNER_MS} />;
}
