import type { ReactNode } from 'react';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './comment-section.css';

interface Props {
  /** Beside the form. */
  heading: string;
  formWords: FormWords;
  /** The comment form. */
  children?: ReactNode;
}

/** What the reader has to say: the comment form below every kind of blog page. */
export function CommentSection({ heading, formWords, children }: Props) {
  return (
    <section className="comments ground-mist band" aria-labelledby="comments-heading">
      <div className="wrap stack-6 columns-5-7">
        <div className="stack-5">
          <SectionHeading id="comments-heading" heading={heading} lead={formWords.lead} />
          <p className="beside-rule quiet">{formWords.next}</p>
        </div>
        <div className="form-card ground-paper">
          <h3>{formWords.heading}</h3>
          {children}
        </div>
      </div>
    </section>
  );
}
