import type { Seo } from '../../content/schemas/packages/seo.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './flights.css';

/** The 12 items of the green variant: three flights of stairs, each beginning above the last. */
export function Flights({ heading, lead, groups }: Seo['list']) {
  return (
    <section className="flights band" aria-labelledby="flights-heading">
      <div className="flights__inner wrap">
        <SectionHeading id="flights-heading" heading={heading} lead={lead} />
        <ol className="flights__stairs">
          {groups.map(({ title, items }) => (
            <li className="flights__flight" key={title}>
              <h3>{title}</h3>
              <ul data-package-items>
                {items.map((item) => (
                  <li key={item.title}>
                    <h4>{item.title}</h4>
                    <p>{item.text}</p>
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
