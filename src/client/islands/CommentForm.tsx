import { comment } from '../../forms/comment.ts';
import { LeadForm, type LeadFormWords } from '../../forms/ui/LeadForm.tsx';
import { Notice } from '../../forms/ui/Notice.tsx';
import { useLeadForm } from '../../forms/ui/use-lead-form.ts';
import { addSubmissionMetadata } from '../scripts/site/submission-metadata.ts';

interface Props extends LeadFormWords {
  /** The path of the page that is commented on. */
  page: string;
}

/** A reader's comment below the blogs; its outcomes are said in the form. */
export function CommentForm({ page, ...words }: Props) {
  const formState = useLeadForm({
    form: comment,
    invalidMessage: words.common.errorSummary,
    addMetadata: addSubmissionMetadata,
  });
  return (
    <LeadForm
      {...words}
      form={comment}
      hidden={{ page }}
      formState={formState}
      notice={<Notice state={formState.state} says={['sent', 'failed']} />}
    />
  );
}
