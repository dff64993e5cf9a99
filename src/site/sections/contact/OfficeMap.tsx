import { mapFrameSrc, mapPageHref } from '../../../catalog/queries/map-links.ts';
import type { Contact } from '../../../catalog/schemas/contact.ts';
import type { Office } from '../../../catalog/schemas/office.ts';
import { OfficeChart } from './OfficeChart.tsx';
import './office-map.css';

interface Props {
  words: Contact['map'];
  offices: readonly (Office & { id: string })[];
  newTabHint: string;
}

/**
 * The map. Until somebody asks for it, a drawing of our own stands in its place and nothing is
 * fetched from another server. Without scripts the links lead to the same map.
 */
export function OfficeMap({ words, offices, newTabHint }: Props) {
  return (
    <section className="office-map ground-shade band" aria-labelledby="map-heading">
      <div className="wrap stack-6 columns-5-7">
        <div className="stack-4 content-center">
          <h2 id="map-heading">{words.heading}</h2>
          <p className="quiet">{words.text}</p>
          <ul>
            {offices.map(({ id, city, area, coordinates }) => (
              <li key={id}>
                <strong>
                  {city} {area}
                </strong>
                <button
                  className="office-map__show"
                  type="button"
                  data-loads-map={mapFrameSrc(coordinates)}
                  data-map-title={words.frameTitle}
                  hidden
                >
                  {words.button}
                  <span className="visually-hidden"> {city}</span>
                </button>
                <a href={mapPageHref(coordinates)} target="_blank" rel="noopener">
                  {words.openLabel}
                  <span className="visually-hidden">
                    {' '}
                    {city} ({newTabHint})
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div data-map>
          <OfficeChart offices={offices} />
        </div>
      </div>
    </section>
  );
}
