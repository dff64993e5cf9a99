import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import { StairDrawing } from './Stair.tsx';
import './stair-hero.css';

/** The green variant: the price in the air above a stair of twelve steps. */
export function StairHero({ page, words }: PackageHeroProps) {
  return (
    <PackageHero page={page} words={words} name="stair-hero">
      <div className="stair-hero__picture">
        <Price offer={page.offer} words={words.perMonth} />
        <StairDrawing className="stair-hero__stair" />
      </div>
    </PackageHero>
  );
}
