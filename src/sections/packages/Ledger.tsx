import type { WebAwareness } from '../../content/schemas/packages/web-awareness.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './ledger.css';

/** The whole list, set like the lines of an order: group at the margin, item, explanation. */
export function Ledger({ heading, lead, groups }: WebAwareness['list']) {
  return (
    <section className="ledger ground-mist band" aria-labelledby="ledger-heading">
      <div className="ledger__inner wrap">
        <SectionHeading id="ledger-heading" heading={heading} lead={lead} />
        <div className="ledger__sheet ground-paper">
          {groups.map(({ title, items }) => (
            <div className="ledger__group" key={title}>
              <h3>{title}</h3>
              <dl data-package-items>
                {items.map((item) => (
                  <div key={item.title}>
                    <dt>{item.title}</dt>
                    <dd>{item.text}</dd>
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
