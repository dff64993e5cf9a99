import type { Career } from '../../catalog/schemas/career.ts';
import type { CareerPage } from '../../catalog/schemas/career-page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TickList } from '../../ui/TickList.tsx';
import '../../ui/accordion.css';
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
        <div className="openings__head section-opening stack-4">
          <h2 id="openings-heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="openings__list accordion">
          {openings.map(({ title, location, description, tasks, profile }) => (
            <details name="opening" key={title}>
              <summary>
                <h3>{title}</h3>
                <span className="openings__place quiet">{location}</span>
                <Icon name="plus" size={30} />
              </summary>
              <div className="openings__body stack-5 justify-start">
                <p className="large">{description}</p>
                <TickList title={words.tasksLabel} items={tasks} />
                <TickList title={words.profileLabel} items={profile} />
                <LinkButton href="#apply">{words.button}</LinkButton>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
