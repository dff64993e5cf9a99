import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import { Band } from '../../ui/Band.tsx';
import { Copy } from '../../ui/Copy.tsx';
import './benefits.css';

/** The ten things that change for the client, as a column of large lines. */
export function Benefits({ heading, lead, items }: AdsManagement['benefits']) {
  return (
    <Band
      name="package-benefits"
      look="ground-shade"
      heading={heading}
      lead={lead}
      layout="columns"
    >
      <ul className="lined" data-package-benefits>
        {items.map(({ title, text }) => (
          <li className="columns-7-5" key={title}>
            <h3>{title}</h3>
            <p className="quiet">
              <Copy text={text} under={title} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
