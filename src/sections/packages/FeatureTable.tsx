import type { SocialMediaManagement } from '../../catalog/schemas/packages/social-media-management.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './feature-table.css';

/** The 20 items of the blue variant: a table of five columns, numbered through. */
export function FeatureTable({ heading, lead, groups }: SocialMediaManagement['list']) {
  return (
    <section className="feature-table ground-mist band" aria-labelledby="feature-table-heading">
      <div className="feature-table__inner wrap">
        <SectionHeading id="feature-table-heading" heading={heading} lead={lead} layout="columns" />
        <div className="feature-table__table below-heading">
          {groups.map(({ title, items }) => (
            <div className="feature-table__column" key={title}>
              <h3>{title}</h3>
              <ol data-package-items>
                {items.map((item) => (
                  <li key={item.title}>
                    <h4>{item.title}</h4>
                    <p className="note">{item.text}</p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
