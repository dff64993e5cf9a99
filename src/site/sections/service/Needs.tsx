import { Fold } from '../../ui/Fold.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { SectionProps } from './section.ts';
import './needs.css';

/** What we need from the client, how much of their time, and whom the service is for. */
export function Needs({ section }: SectionProps<'needs'>) {
  const { time, points, audience } = section;
  return (
    <>
      <p className="needs__time row">
        <strong className="figure">{time.figure}</strong> {time.text}
      </p>
      <ul className="needs__points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {audience && (
        <Fold narrow className="needs__audience" summary={<h3>{audience.heading}</h3>}>
          <TickList items={audience.points} />
        </Fold>
      )}
    </>
  );
}
