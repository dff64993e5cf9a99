import type { SectionProps } from './section.ts';
import './platforms.css';

/** Systems we build on, compared in a ledger. */
export function Platforms({ section }: SectionProps<'platforms'>) {
  return (
    <ul className="platforms__list below-heading">
      {section.items.map(({ title, text, bestFor }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
          <p className="platforms__best-for">
            <strong>{section.bestForLabel}</strong> {bestFor}
          </p>
        </li>
      ))}
    </ul>
  );
}
