import type { ServiceHeroContent } from '../../../catalog/schemas/service-hero.ts';
import { Icon } from '../../ui/Icon.tsx';
import './hero-cards.css';

/** What the service consists of, on six tiles that close the hero. */
export function HeroCards({ cards }: { cards: NonNullable<ServiceHeroContent['cards']> }) {
  return (
    <ul className="hero-cards ground-paper">
      {cards.map(({ icon, title }) => (
        <li key={title}>
          <Icon name={icon} size={26} />
          {title}
        </li>
      ))}
    </ul>
  );
}
