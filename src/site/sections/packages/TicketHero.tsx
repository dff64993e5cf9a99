import type { AdsManagement } from '../../../catalog/schemas/packages/ads-management.ts';
import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import './ticket-hero.css';

type Props = PackageHeroProps & { ticket: AdsManagement['ticket'] };

/** Ads Management: the price as a ticket, with what it does not pay on the stub. */
export function TicketHero({ page, words, ticket }: Props) {
  const price = (
    <div className="ticket ground-paper framed">
      <Price offer={page.offer} />
      <p className="ticket__stub tight">
        <strong>{ticket.budget.label}</strong> {ticket.budget.text}
      </p>
    </div>
  );
  return <PackageHero page={page} words={words} name="ticket-hero" price={price} />;
}
