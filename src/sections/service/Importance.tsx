import { Band } from './Band.tsx';
import type { SectionProps } from './section.ts';
import './importance.css';

/** Why it matters, on cards or in a ledger. */
export function Importance({ section, ground }: SectionProps<'importance'>) {
  return (
    <Band section={section} ground={ground}>
      <ul className="importance__list stack-4 below-heading">
        {section.items.map(({ title, text }) => (
          <li className="stack-2" key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
