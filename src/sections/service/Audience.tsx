import { Band } from './Band.tsx';
import type { SectionProps } from './section.ts';
import './audience.css';

/** Who needs it: each point completes the heading. */
export function Audience({ section, ground }: SectionProps<'audience'>) {
  return (
    <Band section={section} ground={ground}>
      <ul className="audience__points">
        {section.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Band>
  );
}
