import { directionsHref } from '../../../catalog/queries/map-links.ts';
import type { Contact } from '../../../catalog/schemas/contact.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { wide } from '../../styles/media.ts';
import { Photo } from '../../ui/Photo.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './offices.css';

interface Props {
  words: Contact['offices'];
  offices: readonly (Office & { id: string })[];
  site: Site;
  newTabHint: string;
}

/** The offices, each with the shared phone and info mail. */
export function Offices({ words, offices, site, newTabHint }: Props) {
  return (
    <section className="offices band" aria-labelledby="offices-heading">
      <div className="wrap">
        <SectionHeading id="offices-heading" heading={words.heading} lead={words.lead} />
        <ul className="offices__cards below-heading">
          {offices.map((office) => (
            <li key={office.id} id={office.id}>
              {office.photo && <Photo image={office.photo} sizes={`${wide} 33vw, 90vw`} />}
              <h3>
                {office.city} <span className="label">{office.area}</span>
              </h3>
              <address className="tight">
                {office.address.street}
                <br />
                {office.address.locality} {office.address.postalCode}, {office.address.region}
              </address>
              <p className="quiet tight">{office.landmark}</p>
              <dl>
                <dt className="quiet">{words.phoneLabel}</dt>
                <dd className="tabular">
                  <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>
                </dd>
                <dt className="quiet">{words.emailLabel}</dt>
                <dd>
                  <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a>
                </dd>
              </dl>
              <a
                className="offices__directions strong"
                href={directionsHref(office.coordinates)}
                target="_blank"
                rel="noopener"
              >
                {words.directions}
                <span className="visually-hidden">
                  {' '}
                  {office.city} ({newTabHint})
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
