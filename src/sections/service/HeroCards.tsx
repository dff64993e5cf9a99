import type { ServiceHeroContent } from '../../catalog/schemas/service-hero.ts';
import { Icon } from '../../ui/Icon.tsx';
import './hero-cards.css';

/** What the service consists of, on six cards that close the hero. */
export function HeroCards({ cards }: { cards: NonNullable<ServiceHeroContent['cards']> }) {
  return (
    <ul className="hero-cards ground-paper">
      {cards.map(({ icon, title, text }) => (
        <li className="stack-1" key={title}>
          <Icon name={icon} size={30} />
          <p className="hero-cards__title">{title}</p>
          <p className="hero-cards__text note">{text}</p>
        </li>
      ))}
    </ul>
  );
}
