import { callback } from '../../forms/callback.ts';
import { MESSAGE_MAX, NAME_MAX } from '../../forms/fields.ts';
import { emailInput, type InputSpecs, phoneInput } from '../../forms/ui/fields.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';

/** How long the popup's banner stays (specification, section 9; ms). */
const BANNER_MS = 5000;

const inputs: InputSpecs = {
  name: { required: true, autoComplete: 'name', maxLength: NAME_MAX },
  email: { required: true, ...emailInput },
  phone: { required: false, ...phoneInput },
  message: { required: true, multiline: true, maxLength: MESSAGE_MAX },
};

/** The growth popup's request for a call; its outcome is a banner. */
export function CallbackForm(words: LeadFormWords) {
  const formState = useLeadForm({ form: callback, invalidMessage: words.common.errorSummary });
  return (
    <LeadForm
      {...words}
      form={callback}
      inputs={inputs}
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
