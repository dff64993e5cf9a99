import type { WebAwareness } from '../../catalog/schemas/packages/web-awareness.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './feature-list.css';

/** The whole list, set like the lines of an order: group at the margin, item, explanation. */
export function FeatureList({ heading, lead, groups }: WebAwareness['list']) {
  return (
    <section className="feature-list ground-mist band" aria-labelledby="feature-list-heading">
      <div className="feature-list__inner wrap stack-6">
        <SectionHeading id="feature-list-heading" heading={heading} lead={lead} />
        <div className="feature-list__sheet ground-paper">
          {groups.map(({ title, items }) => (
            <div className="feature-list__group" key={title}>
              <h3>{title}</h3>
              <dl data-package-items>
                {items.map((item) => (
                  <div key={item.title}>
                    <dt>{item.title}</dt>
                    <dd className="quiet">{item.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
