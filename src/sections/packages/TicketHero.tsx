import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import { HeroWords } from './HeroWords.tsx';
import type { PackageHeroProps } from './hero.ts';
import { Price } from './Price.tsx';
import './ticket-hero.css';

interface Props extends PackageHeroProps {
  ticket: AdsManagement['ticket'];
}

/** Ads Management: the price as a ticket with a coupon for each of the six months. */
export function TicketHero({ hero, offer, words, ticket }: Props) {
  return (
    <section className="package-hero ticket-hero clip" aria-labelledby="package-heading">
      <div className="ticket-hero__inner wrap stack-7">
        <HeroWords hero={hero} offer={offer} button={words.button} />
        <div className="ticket ground-paper">
          <Price offer={offer} words={words.perMonth} />
          <ol className="ticket__coupons">
            {ticket.works.map((work, index) => (
              <li key={work}>
                <span className="ticket__month">
                  {ticket.month} <span className="tabular">{index + 1}</span>
                </span>
                <span className="ticket__work">{work}</span>
                <span className="ticket__share tabular">{offer.monthly}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
