import { ProcessRail, ProcessSteps } from '../../illustration/rising-line/ProcessThread.tsx';
import type { SectionProps } from './section.ts';
import './process.css';

/** How the work goes: five or six numbered steps along the rising line. */
export function Process({ section }: SectionProps<'process'>) {
  const { layout, steps } = section;
  return (
    <div className="process__course below-heading" data-reveal>
      {layout === 'stair' && (
        <ProcessSteps
          nodes={steps.length}
          ground="var(--ground)"
          className="process__thread wide-only"
        />
      )}
      {layout === 'rail' && <ProcessRail className="process__rail" />}
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            {step.when && <p className="process__when">{step.when}</p>}
            <p className="quiet">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
