import type { SectionProps } from './section.ts';
import './use-cases.css';

/** The service in one trade after the other. */
export function UseCases({ section, page }: SectionProps<'useCases'>) {
  return (
    <ul className="use-cases__list stack-6 below-heading">
      {section.items.map(({ title, text, example }) => (
        <li className="stack-2" key={title}>
          <h3>{title}</h3>
          <p className="quiet">{text}</p>
          {example && (
            <p className="use-cases__example">
              <strong>{page.shared.words.example}</strong> {example}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
