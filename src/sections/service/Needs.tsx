import type { SectionProps } from './section.ts';
import './needs.css';

/** What we need from the client, and how much of their time. */
export function Needs({ section }: SectionProps<'needs'>) {
  return (
    <>
      <p className="needs__time">
        <strong>{section.time.figure}</strong> {section.time.text}
      </p>
      <ul className="needs__points">
        {section.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
