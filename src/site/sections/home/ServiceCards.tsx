import type { Home } from '../../../catalog/schemas/home.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './service-cards.css';

/** Six services: rows that unfold on narrow screens, three cards a row on wide ones. */
export function ServiceCards({ services }: { services: Home['services'] }) {
  const { heading, lead, highlightsLabel, benefitsLabel, cards } = services;
  return (
    <section className="service-cards band" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHeading id="services-heading" heading={heading} lead={lead} />
        <ul className="service-cards__grid">
          {cards.map((card, index) => (
            <li className="service-card" key={card.title} data-reveal>
              <Fold
                narrow
                open={index < 2}
                summary={
                  <>
                    <Icon name={card.icon} size={32} />
                    <h3>{card.title}</h3>
                    <span className="service-card__line note tight">{card.line}</span>
                  </>
                }
              >
                <div className="service-card__words">
                  <p className="service-card__text quiet">{card.text}</p>
                  <TickList title={highlightsLabel} items={card.highlights} />
                  <TickList title={benefitsLabel} items={card.benefits} />
                  <LinkButton href={card.link.href} variant="outline">
                    {card.link.label}
                  </LinkButton>
                </div>
              </Fold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
