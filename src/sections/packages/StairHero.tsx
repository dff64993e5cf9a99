import { HeroWords } from './HeroWords.tsx';
import type { PackageHeroProps } from './hero.ts';
import { Price } from './Price.tsx';
import { Stair } from './Stair.tsx';
import './stair-hero.css';

/** The green variant: the price in the air above a stair of twelve steps. */
export function StairHero({ hero, offer, words }: PackageHeroProps) {
  return (
    <section className="package-hero stair-hero clip" aria-labelledby="package-heading">
      <div className="stair-hero__inner wrap stack-7">
        <HeroWords hero={hero} offer={offer} button={words.button} />
        <div className="stair-hero__picture">
          <Price offer={offer} words={words.perMonth} />
          <Stair className="stair-hero__stair" />
        </div>
      </div>
    </section>
  );
}
