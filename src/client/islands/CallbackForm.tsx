import { callback } from '../../forms/callback.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';

/** How long the popup's banner stays (specification, section 9; ms). */
const BANNER_MS = 5000;

/** The growth popup's request for a call; its outcome is a banner. */
export function CallbackForm(words: LeadFormWords) {
  const formState = useLeadForm({
    form: callback,
    invalidMessage: words.common.errorSummary,
    addMetadata: addSubmissionMetadata,
  });
  return (
    <LeadForm
      {...words}
      form={callback}
      formState={formState}
      notice={
        <Notice
          state={formState.state}
          says={['sent', 'failed']}
          forMs={BANNER_MS}
          onGone={formState.clear}
        />
      }
    />
  );
}
