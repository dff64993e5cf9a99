import { directionsHref, mapFrameSrc, mapPageHref } from '../../../catalog/queries/map-links.ts';
import type { Contact } from '../../../catalog/schemas/contact.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import type { Site } from '../../../catalog/schemas/site.ts';
import { chatLink } from '../../../catalog/words/contact-link.ts';
import { wide } from '../../styles/media.ts';
import { Photo } from '../../ui/Photo.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { OfficeChart } from './OfficeChart.tsx';
import './offices.css';

interface Props {
  words: Contact['offices'];
  map: Contact['map'];
  offices: readonly (Office & { id: string })[];
  site: Site;
  newTabHint: string;
}

/**
 * The offices, each with its phone and the shared info mail, and their map. Until somebody asks for it, a
 * drawing of our own stands in its place and nothing is fetched from another server. Without scripts a
 * link leads to the same map.
 */
export function Offices({ words, map, offices, site, newTabHint }: Props) {
  const [mailbox, domain] = site.emails.info.split('@');
  return (
    <section className="offices band" aria-labelledby="offices-heading">
      <div className="wrap">
        <SectionHeading id="offices-heading" heading={words.heading} lead={words.lead} />
        <div className="offices__columns columns-5-7">
          <ul className="offices__cards">
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
                    <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>
                  </dd>
                  {office.whatsapp && (
                    <div className="offices__chat">
                      <dt className="quiet">{words.chatLabel}</dt>
                      <dd className="tabular">
                        <a
                          href={chatLink(office.whatsapp.e164, site.greeting)}
                          target="_blank"
                          rel="noopener"
                        >
                          {office.whatsapp.display}
                          <span className="visually-hidden"> ({newTabHint})</span>
                        </a>
                      </dd>
                    </div>
                  )}
                  <dt className="quiet">{words.emailLabel}</dt>
                  <dd>
                    <a href={`mailto:${site.emails.info}`}>
                      {mailbox}@<wbr />
                      {domain}
                    </a>
                  </dd>
                </dl>
                <button
                  className="offices__map"
                  type="button"
                  data-loads-map={mapFrameSrc(office.coordinates)}
                  data-map-title={map.frameTitle}
                  hidden
                >
                  {map.button}
                  <span className="visually-hidden"> {office.city}</span>
                </button>
                <noscript>
                  <a href={mapPageHref(office.coordinates)} target="_blank" rel="noopener">
                    {map.openLabel}
                    <span className="visually-hidden">
                      {' '}
                      {office.city} ({newTabHint})
                    </span>
                  </a>
                </noscript>
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
          <div className="stack-5 sticky">
            <p className="quiet">{map.text}</p>
            <div data-map>
              <OfficeChart offices={offices} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
