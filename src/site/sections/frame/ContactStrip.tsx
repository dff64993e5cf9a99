import type { Interface } from '../../../catalog/schemas/interface.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import type { DrawnFile } from '../../illustration/drawn-file.ts';
import { Photo } from '../../ui/Photo.tsx';
import './contact-strip.css';

interface Props {
  site: Site;
  wordmark: DrawnFile;
  office: Office;
  words: Interface['footer'];
}

/** Phone, e-mail, head office and hours at the head of the footer. */
export function ContactStrip({ site, wordmark, office, words }: Props) {
  const { street, locality, postalCode } = office.address;
  const [mailbox, domain] = site.emails.support.split('@');
  return (
    <section className="contact-strip" aria-label={words.contactHeading}>
      <div className="contact-strip__brand stack-4">
        <Photo image={{ ...wordmark, alt: site.nameDevanagari }} lang="hi" />
        <p className="lead">{site.tagline}</p>
      </div>
      <dl>
        <div>
          <dt className="note">{words.phone}</dt>
          <dd className="tabular">
            <a className="direct-link" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{words.email}</dt>
          <dd>
            <a className="direct-link" href={`mailto:${site.emails.support}`}>
              {mailbox}@<wbr />
              {domain}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{words.office}</dt>
          <dd>
            {street}, {locality} {postalCode}
          </dd>
        </div>
        <div>
          <dt className="note">{words.hours}</dt>
          <dd>{site.hours.display}</dd>
        </div>
      </dl>
    </section>
  );
}
