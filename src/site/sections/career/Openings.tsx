import type { Career } from '../../../catalog/schemas/career.ts';
import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TickList } from '../../ui/TickList.tsx';
import '../../ui/fold-stacked.css';
import './openings.css';

interface Props {
  words: CareerPage['openings'];
  openings: readonly Career[];
}

/** The open positions, of which at most one is unfolded: `details` with a shared name, no script. */
export function Openings({ words, openings }: Props) {
  return (
    <section
      className="openings ground-shade band"
      id="openings"
      aria-labelledby="openings-heading"
    >
      <div className="wrap">
        <div className="section-opening stack-4 columns-6-5">
          <h2 id="openings-heading">{words.heading}</h2>
          <p className="lead short-lines">{words.lead}</p>
        </div>
        <div className="openings__list">
          {openings.map(({ title, location, description, tasks, profile }) => (
            <Fold
              key={title}
              stacked
              name="opening"
              summary={
                <>
                  <h3 className="subheading">{title}</h3>
                  <span className="openings__place quiet">{location}</span>
                </>
              }
            >
              <div className="openings__body stack-5 columns-6-5 justify-start">
                <p className="large">{description}</p>
                <TickList title={words.tasksLabel} items={tasks} />
                <TickList title={words.profileLabel} items={profile} />
                <LinkButton href="#apply">{words.button}</LinkButton>
              </div>
            </Fold>
          ))}
        </div>
      </div>
    </section>
  );
}
