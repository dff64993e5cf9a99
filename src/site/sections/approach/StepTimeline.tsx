import type { Approach } from '../../../catalog/schemas/approach.ts';
import { SCREEN_STEPS, ScreenInTheMaking } from '../../illustration/approach/ScreenInTheMaking.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { detailId } from './detail-ids.ts';
import '../../ui/lists.css';
import './step-timeline.css';

interface Props {
  words: Approach['timeline'];
  steps: Approach['steps'];
}

/** The five steps as a stair. A step shows its title, a summary and a picture; the first is open. */
export function StepTimeline({ words, steps }: Props) {
  return (
    <Tabs
      className="step-timeline"
      look="climbs"
      label={words.label}
      tabs={SCREEN_STEPS.flatMap((number) => {
        const step = steps[number - 1];
        return step
          ? {
              id: `step-${number}`,
              label: (
                <>
                  <span className="visually-hidden">{words.stepWord} </span>
                  <span className="step-timeline__number title">{number}</span>
                  <span className="step-timeline__title">{step.title}</span>
                </>
              ),
              panel: (
                <div className="step-timeline__step columns-6-5">
                  <ScreenInTheMaking step={number} className="step-timeline__picture" />
                  <div className="step-timeline__words stack-4 justify-start content-center">
                    <h2>{step.title}</h2>
                    <p className="lead">{step.summary}</p>
                    <a className="roomy-link" href={`#${detailId(number)}`}>
                      {words.readMore}
                      <span className="visually-hidden"> {step.title}</span>
                    </a>
                  </div>
                </div>
              ),
            }
          : [];
      })}
    />
  );
}
