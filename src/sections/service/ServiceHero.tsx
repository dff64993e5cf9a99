import type { Quote } from '../../catalog/queries.ts';
import type { ServiceHeroContent as Hero } from '../../catalog/schemas/service-hero.ts';
import { Cover } from '../../illustration/cover/Cover.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { FlipCircles } from './FlipCircles.tsx';
import { HeroCards } from './HeroCards.tsx';
import { ReviewBox } from './ReviewBox.tsx';
import { CONTACT, type ServicePage } from './section.ts';
import './service-hero.css';

interface Props {
  hero: Hero;
  page: ServicePage;
  /** The quote of the review box. */
  quote: Quote | undefined;
}

/** The opening of a service page: promise, cover, and cards, a services label or circles. */
export function ServiceHero({ hero, page, quote }: Props) {
  const { heading, hinglish, paragraph, button, cards, label, circles, review } = hero;
  const kind = cards ? 'cards' : circles ? 'circles' : 'label';
  return (
    <section
      className={`service-hero service-hero--${kind} clip`}
      aria-labelledby="service-hero-heading"
    >
      <div className="service-hero__inner wrap stack-6">
        <div className="service-hero__words stack-5 justify-start content-center">
          {hinglish && <Kicker {...hinglish} />}
          <h1 id="service-hero-heading">{heading}</h1>
          <p className="service-hero__lead lead">{paragraph}</p>
          <LinkButton href={CONTACT}>{button}</LinkButton>
        </div>
        <Cover
          seed={page.slug}
          family={page.family}
          object={page.object}
          ratio="1:1"
          className="service-hero__cover"
        />
        {label && <p className="service-hero__label">{label}</p>}
        {cards && <HeroCards cards={cards} />}
        {circles && <FlipCircles circles={circles} />}
        {review && quote && <ReviewBox review={review} quote={quote} />}
      </div>
    </section>
  );
}
