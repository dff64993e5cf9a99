import type { ReactNode } from 'react';
import type { FormWords } from '../../catalog/schemas/forms.ts';
import type { Home } from '../../catalog/schemas/home.ts';
import type { Site } from '../../catalog/schemas/site.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './inquiry-section.css';

interface Props {
  inquiry: Home['inquiry'];
  formWords: FormWords;
  site: Site;
  /** The inquiry form. */
  children?: ReactNode;
}

/** The inquiry form on a dark band, beside what happens next and the direct ways. */
export function InquirySection({ inquiry, formWords, site, children }: Props) {
  return (
    <section className="inquiry ground-peacock band clip" aria-labelledby="inquiry-heading">
      <div className="inquiry__inner wrap stack-7">
        <div className="form-card ground-paper">
          <h3>{formWords.heading}</h3>
          <p className="quiet">{formWords.lead}</p>
          {children}
        </div>
        <div className="inquiry__words stack-5">
          <SectionHeading
            id="inquiry-heading"
            heading={inquiry.heading}
            kicker={inquiry.hinglish}
            lead={inquiry.lead}
          />
          <p className="beside-rule quiet">{formWords.next}</p>
          <p className="inquiry__direct tabular stack-1">
            <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
            <span className="quiet">{site.hours.display}</span>
          </p>
        </div>
        <Cover seed="inquiry" family="data" ratio="16:9" className="inquiry__cover" />
      </div>
    </section>
  );
}
