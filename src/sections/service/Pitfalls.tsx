import type { SectionProps } from './section.ts';
import './pitfalls.css';

/** What goes wrong in this trade, and what we do instead. */
export function Pitfalls({ section, page }: SectionProps<'pitfalls'>) {
  const { wrong: wrongLabel, instead: insteadLabel } = page.shared.words;
  return (
    <>
      <p className="pitfalls__labels" aria-hidden="true">
        <span>{wrongLabel}</span>
        <span>{insteadLabel}</span>
      </p>
      <ul className="pitfalls__list stack-4">
        {section.items.map(({ wrong, instead }) => (
          <li key={wrong}>
            <h3>
              <span className="visually-hidden">{wrongLabel}: </span>
              {wrong}
            </h3>
            <p>
              <span className="visually-hidden">{insteadLabel}: </span>
              {instead}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
