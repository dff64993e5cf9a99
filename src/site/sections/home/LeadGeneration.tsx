import type { Home } from '../../../catalog/schemas/home.ts';
import { homeDrawings } from '../../illustration/home-drawings.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './lead-generation.css';

/**
 * B2B, B2C and D2C as three steps of a stair, each higher than the one before. Their drawings are for wide
 * screens: on a phone three small files cost a tenth of the page's work.
 */
export function LeadGeneration({ leadGeneration }: { leadGeneration: Home['leadGeneration'] }) {
  const { heading, lead, cards, button } = leadGeneration;
  return (
    <section className="lead-generation ground-ink band clip" aria-labelledby="leads-heading">
      <div className="wrap">
        <SectionHeading id="leads-heading" heading={heading} lead={lead}>
          <LinkButton href={button.href}>{button.label}</LinkButton>
        </SectionHeading>
        <ul className="lead-generation__stair stack-2">
          {cards.map((card) => (
            <li key={card.title} data-reveal>
              <Fold
                bare
                narrow
                summary={
                  <>
                    <Photo
                      image={{ ...homeDrawings[card.title], alt: '' }}
                      sizes=""
                      className="wide-only"
                    />
                    <h3>{card.title}</h3>
                    <span className="lead-generation__audience small tight">{card.audience}</span>
                  </>
                }
              >
                <div className="lead-generation__words stack-3 justify-start">
                  <p className="quiet">{card.text}</p>
                  <TickList items={card.points} />
                  <a className="roomy-link" href={card.link.href}>
                    {card.link.label}
                  </a>
                </div>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
