import { HeroWords } from './HeroWords.tsx';
import type { PackageHeroProps } from './hero.ts';
import { Price } from './Price.tsx';
import { SitePlan } from './SitePlan.tsx';
import './plan-hero.css';

/** Web Awareness: the whole website as a plan in which everything can be counted. */
export function PlanHero({ hero, offer, words }: PackageHeroProps) {
  return (
    <section className="package-hero plan-hero clip" aria-labelledby="package-heading">
      <div className="plan-hero__inner wrap stack-6">
        <HeroWords hero={hero} offer={offer} button={words.button} />
        <SitePlan className="plan-hero__plan" />
        <Price offer={offer} words={words.perMonth} />
      </div>
    </section>
  );
}
