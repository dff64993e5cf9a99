import { comment } from '../../../forms/comment.ts';
import type { LeadFormWords } from '../../ui/forms/LeadForm.tsx';
import { SentForm } from './SentForm.tsx';

interface Props extends LeadFormWords {
  /** The path of the page that is commented on. */
  page: string;
}

/** A reader's comment below the blogs; its outcomes are said in the form. */
export function CommentForm({ page, ...words }: Props) {
  return <SentForm {...words} form={comment} hidden={{ page }} />;
}
