import { COMMENT_MAX, comment } from '../../forms/comment.ts';
import { NAME_MAX } from '../../forms/fields.ts';
import type { InputSpecs } from '../../forms/ui/fields.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';

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
  const formState = useLeadForm({ form: comment, invalidMessage: words.common.errorSummary });
  return (
    <LeadForm
      {...words}
      form={comment}
      inputs={inputs}
      hidden={{ page }}
      formState={formState}
      notice={<Notice state={formState.state} says={['sent', 'failed']} />}
    />
  );
}
