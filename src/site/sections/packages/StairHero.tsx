import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import { StairDrawing } from './Stair.tsx';
import './stair-hero.css';

/** The green variant: on wide screens the price stands in the air above a stair of twelve steps. */
export function StairHero({ page, words }: PackageHeroProps) {
  const price = <Price offer={page.offer} />;
  return (
    <PackageHero page={page} words={words} name="stair-hero" price={price}>
      <StairDrawing className="stair-hero__stair" />
    </PackageHero>
  );
}
