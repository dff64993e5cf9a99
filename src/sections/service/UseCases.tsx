import { Band } from './Band.tsx';
import type { SectionProps } from './section.ts';
import './use-cases.css';

/** The service in one trade after the other. */
export function UseCases({ section, ground, page }: SectionProps<'useCases'>) {
  return (
    <Band section={section} ground={ground}>
      <ul className="use-cases__list">
        {section.items.map(({ title, text, example }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {example && (
              <p className="use-cases__example">
                <strong>{page.shared.words.example}</strong> {example}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
