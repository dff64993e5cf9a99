import type { Contact } from '../../../catalog/schemas/contact.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import './direct-contact.css';

interface Props {
  words: Contact['proposal'];
  labels: Contact['offices'];
  site: Site;
}

/** Phone, e-mail and hours for those who would rather not fill in a form. */
export function DirectContact({ words, labels, site }: Props) {
  return (
    <div className="direct-contact stack-3">
      <h2 className="title">{words.directHeading}</h2>
      <p className="quiet">{words.directText}</p>
      <dl className="lined">
        <div>
          <dt className="note">{labels.phoneLabel}</dt>
          <dd className="title tabular">
            <a className="direct-link" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{labels.emailLabel}</dt>
          <dd className="title">
            <a className="direct-link" href={`mailto:${site.emails.info}`}>
              {site.emails.info}
            </a>
          </dd>
        </div>
        <div>
          <dt className="note">{labels.hoursLabel}</dt>
          <dd className="title">{site.hours.display}</dd>
        </div>
      </dl>
    </div>
  );
}
