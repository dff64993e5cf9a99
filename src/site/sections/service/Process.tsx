import { ProcessRail, ProcessSteps } from '../../illustration/rising-line/ProcessThread.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { Rows } from './Rows.tsx';
import type { SectionProps } from './section.ts';
import './process.css';

/** How the work goes, five or six steps along the rising line, and what is there at which date. */
export function Process({ section }: SectionProps<'process'>) {
  const { layout, steps, results } = section;
  return (
    <>
      <div className="process__course" data-reveal>
        {layout === 'stair' && (
          <ProcessSteps
            nodes={steps.length}
            ground="var(--ground)"
            className="process__thread wide-only"
          />
        )}
        {layout === 'rail' && <ProcessRail className="process__rail wide-only" />}
        <Rows rows={steps} look={layout} ordered />
      </div>
      <div className="process__results">
        <h3>{results.heading}</h3>
        <ol className="columns-3">
          {results.stages.map(({ when, points }) => (
            <li key={when}>
              <Fold narrow summary={<h4 className="title">{when}</h4>}>
                <TickList items={points} />
              </Fold>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
