import type { Seo } from '../../catalog/schemas/packages/seo.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './feature-groups.css';

/** The 12 items of the green variant: three feature-groups of stairs, each beginning above the last. */
export function FeatureGroups({ heading, lead, groups }: Seo['list']) {
  return (
    <section className="feature-groups band" aria-labelledby="feature-groups-heading">
      <div className="feature-groups__inner wrap">
        <SectionHeading id="feature-groups-heading" heading={heading} lead={lead} />
        <ol className="feature-groups__stairs stack-6 below-heading">
          {groups.map(({ title, items }) => (
            <li className="feature-groups__group" key={title}>
              <h3>{title}</h3>
              <ul data-package-items>
                {items.map((item) => (
                  <li key={item.title}>
                    <h4>{item.title}</h4>
                    <p className="quiet">{item.text}</p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
