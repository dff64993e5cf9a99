import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import { SitePlan } from './SitePlan.tsx';
import './plan-hero.css';

/** Web Awareness: the whole website as a plan in which everything can be counted. */
export function PlanHero({ page, words }: PackageHeroProps) {
  const price = <Price offer={page.offer} />;
  return (
    <PackageHero page={page} words={words} name="plan-hero" price={price}>
      <SitePlan className="plan-hero__plan" />
    </PackageHero>
  );
}
