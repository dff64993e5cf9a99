import type { Contact } from '../../../catalog/schemas/contact.ts';
import { ProcessSteps } from '../../illustration/rising-line/ProcessThread.tsx';
import { Scene } from '../../illustration/scene/Scene.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import '../../ui/lists.css';
import '../../ui/fold-stacked.css';
import './flight-plan.css';

/** Three steps from hello to the first result, along the rising line; on phones the first is unfolded. */
export function FlightPlan({ steps }: { steps: Contact['steps'] }) {
  const { heading, lead, items, further } = steps;
  return (
    <section className="flight-plan ground-mist band" aria-labelledby="steps-heading">
      <div className="wrap">
        <div className="flight-plan__opening stack-6">
          <SectionHeading id="steps-heading" heading={heading} lead={lead} />
          <Scene name="flight-plan" className="flight-plan__scene" />
        </div>
        <ProcessSteps
          nodes={3}
          ground="var(--peacock-mist)"
          className="flight-plan__thread wide-only"
        />
        <ol className="flight-plan__steps counted climbs columns-3 below-heading">
          {items.map((step, index) => (
            <li key={step.title}>
              <Icon name={step.icon} size={36} />
              <Fold
                bare
                stacked
                narrow
                open={index === 0}
                summary={
                  <>
                    <h3>{step.title}</h3>
                    <span className="label">{step.when}</span>
                  </>
                }
              >
                <p>
                  <Copy text={step.text} under={step.when} />
                </p>
              </Fold>
            </li>
          ))}
        </ol>
        <LinkRow {...further} />
      </div>
    </section>
  );
}
