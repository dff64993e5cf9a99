import type { AdsManagement } from '../../catalog/schemas/packages/ads-management.ts';
import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import './ticket-hero.css';

type Props = PackageHeroProps & { ticket: AdsManagement['ticket'] };

/** Ads Management: the price as a ticket with a coupon for each of the six months. */
export function TicketHero({ page, words, ticket }: Props) {
  return (
    <PackageHero page={page} words={words} name="ticket-hero">
      <div className="ticket ground-paper">
        <Price offer={page.offer} words={words.perMonth} />
        <ol className="ticket__coupons">
          {ticket.works.map((work, index) => (
            <li key={work}>
              <span className="ticket__month">
                {ticket.month} <span className="tabular">{index + 1}</span>
              </span>
              <span className="ticket__work">{work}</span>
              <span className="ticket__share tabular">{page.offer.monthly}</span>
            </li>
          ))}
        </ol>
      </div>
    </PackageHero>
  );
}
