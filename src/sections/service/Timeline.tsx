import { TickList } from '../../ui/TickList.tsx';
import type { SectionProps } from './section.ts';
import './timeline.css';

/** What is there after a week, a month and three months. */
export function Timeline({ section }: SectionProps<'timeline'>) {
  return (
    <ol className="timeline__stages stack-6 below-heading">
      {section.stages.map(({ when, points }) => (
        <li className="stack-3" key={when}>
          <h3>
            {when.split(' ')[0]} <span>{when.split(' ')[1]}</span>
          </h3>
          <TickList items={points} />
        </li>
      ))}
    </ol>
  );
}
