import { callback } from '../leads/forms/callback.ts';
import { MESSAGE_MAX, NAME_MAX } from '../leads/forms/fields.ts';
import { emailInput, type InputSpecs, phoneInput } from './lead-form/fields.ts';
import { LeadForm, type LeadFormWords } from './lead-form/LeadForm.tsx';
import { Notice } from './lead-form/Notice.tsx';
import { useLeadForm } from './lead-form/use-lead-form.ts';

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
  const life = useLeadForm({ form: callback, invalidMessage: words.common.errorSummary });
  return (
    <LeadForm
      {...words}
      form={callback}
      inputs={inputs}
      life={life}
      notice={
        <Notice
          state={life.state}
          says={['sent', 'failed']}
          forMs={BANNER_MS}
          onGone={life.clear}
        />
      }
    />
  );
}
