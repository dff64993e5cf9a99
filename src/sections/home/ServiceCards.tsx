import type { Home } from '../../catalog/schemas/home.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import { FAMILIES as families } from '../../illustration/cover/scheme.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TickList } from '../../ui/TickList.tsx';
import './service-cards.css';

/** On wide screens cards 1, 4 and 5 are the wide ones and have room for a cover. */
function isWide(index: number): boolean {
  return index % 4 === 0 || index % 4 === 3;
}

/** Six services on cards of changing width, each with what you get and why. */
export function ServiceCards({ services }: { services: Home['services'] }) {
  const { heading, lead, highlightsLabel, benefitsLabel, cards } = services;
  return (
    <section className="service-cards band" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHeading id="services-heading" heading={heading} lead={lead} />
        <ol className="service-cards__grid">
          {cards.map((card, index) => (
            <li className="service-card" key={card.title} data-reveal>
              {isWide(index) && (
                <Cover
                  seed={card.title}
                  family={families[index % families.length] ?? 'web'}
                  ratio="4:1"
                  className="service-card__cover"
                />
              )}
              <div className="service-card__head stack-4">
                <Icon name={card.icon} size={40} />
                <h3>{card.title}</h3>
              </div>
              <p className="service-card__text quiet">{card.text}</p>
              <div className="service-card__lists stack-5">
                <TickList title={highlightsLabel} items={card.highlights} />
                <TickList title={benefitsLabel} items={card.benefits} />
              </div>
              <LinkButton href={card.link.href} variant="outline">
                {card.link.label}
              </LinkButton>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
