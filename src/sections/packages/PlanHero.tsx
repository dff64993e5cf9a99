import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import { SitePlan } from './SitePlan.tsx';
import './plan-hero.css';

/** Web Awareness: the whole website as a plan in which everything can be counted. */
export function PlanHero({ page, words }: PackageHeroProps) {
  return (
    <PackageHero page={page} words={words} name="plan-hero">
      <SitePlan className="plan-hero__plan" />
      <Price offer={page.offer} words={words.perMonth} />
    </PackageHero>
  );
}
