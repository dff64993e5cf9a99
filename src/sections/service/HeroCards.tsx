import type { ServiceHeroContent } from '../../catalog/schemas/service-hero.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './hero-cards.css';

/** What the service consists of, on six tiles that close the hero; on phones their text unfolds. */
export function HeroCards({ cards }: { cards: NonNullable<ServiceHeroContent['cards']> }) {
  return (
    <ul className="hero-cards ground-paper">
      {cards.map(({ icon, title, text }) => (
        <li key={title}>
          <Fold
            narrow
            summary={
              <p>
                <Icon name={icon} size={26} />
                {title}
              </p>
            }
          >
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
