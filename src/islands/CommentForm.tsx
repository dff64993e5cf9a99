import { COMMENT_MAX, comment } from '../leads/forms/comment.ts';
import { NAME_MAX } from '../leads/forms/fields.ts';
import type { InputSpecs } from './lead-form/fields.ts';
import { LeadForm, type LeadFormWords } from './lead-form/LeadForm.tsx';
import { Notice } from './lead-form/Notice.tsx';
import { useLeadForm } from './lead-form/use-lead-form.ts';

const inputs: InputSpecs = {
  name: { required: true, autoComplete: 'name', maxLength: NAME_MAX },
  comment: { required: true, multiline: true, maxLength: COMMENT_MAX },
};

interface Props extends LeadFormWords {
  /** The path of the page that is commented on. */
  page: string;
}

/** A reader's comment below the blogs; its outcomes are said in the form. */
export function CommentForm({ page, ...words }: Props) {
  const life = useLeadForm({ form: comment, invalidMessage: words.common.errorSummary });
  return (
    <LeadForm
      {...words}
      form={comment}
      inputs={inputs}
      hidden={{ page }}
      life={life}
      notice={<Notice state={life.state} says={['sent', 'failed']} />}
    />
  );
}
