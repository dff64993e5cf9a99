import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './benefits.css';

/** The ten things that change for the client, as a column of large lines. */
export function Benefits({ heading, lead, items }: AdsManagement['benefits']) {
  return (
    <section className="package-benefits ground-shade band" aria-labelledby="benefits-heading">
      <div className="package-benefits__inner wrap">
        <SectionHeading id="benefits-heading" heading={heading} lead={lead} layout="columns" />
        <ul data-package-benefits>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
