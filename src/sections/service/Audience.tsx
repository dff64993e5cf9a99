import type { SectionProps } from './section.ts';
import './audience.css';

/** Who needs it: each point completes the heading. */
export function Audience({ section }: SectionProps<'audience'>) {
  return (
    <ul className="audience__points">
      {section.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
