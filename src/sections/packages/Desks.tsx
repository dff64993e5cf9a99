import type { SocialMediaManagement } from '../../content/schemas/packages/social-media-management.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './desks.css';

/** The 20 items of the blue variant: a table of five columns, numbered through. */
export function Desks({ heading, lead, groups }: SocialMediaManagement['list']) {
  return (
    <section className="desks ground-mist band" aria-labelledby="desks-heading">
      <div className="desks__inner wrap">
        <SectionHeading id="desks-heading" heading={heading} lead={lead} />
        <div className="desks__table">
          {groups.map(({ title, items }) => (
            <div className="desks__desk" key={title}>
              <h3>{title}</h3>
              <ol data-package-items>
                {items.map((item) => (
                  <li key={item.title}>
                    <h4>{item.title}</h4>
                    <p>{item.text}</p>
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
