import type { ReactNode } from 'react';
import type { FormWords } from '../../../catalog/schemas/forms.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './inquiry-section.css';

interface Props {
  inquiry: Home['inquiry'];
  formWords: FormWords;
  /** The inquiry form. */
  children?: ReactNode;
}

/** The inquiry form on a dark band, beside what happens next. */
export function InquirySection({ inquiry, formWords, children }: Props) {
  return (
    <section className="inquiry ground-peacock band clip" aria-labelledby="inquiry-heading">
      <div className="wrap stack-5 columns-6-5">
        <div className="form-card ground-paper">
          <h3>{formWords.heading}</h3>
          <p className="quiet">{formWords.lead}</p>
          {children}
        </div>
        <div className="inquiry__words">
          <SectionHeading
            id="inquiry-heading"
            heading={inquiry.heading}
            kicker={{ bright: true, ...inquiry.hinglish }}
            lead={inquiry.lead}
          />
        </div>
        <Photo
          image={{ ...homeDrawings.inquiry, alt: '' }}
          sizes=""
          className="inquiry__cover wide-only"
        />
      </div>
    </section>
  );
}
