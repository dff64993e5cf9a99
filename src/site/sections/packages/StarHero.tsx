import { pathThrough } from '../../illustration/geometry/path.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { starOutline } from '../../illustration/lattice/star.ts';
import { Picture } from '../../illustration/Picture.tsx';
import { PackageHero, type PackageHeroProps } from './PackageHero.tsx';
import { Price } from './Price.tsx';
import './star-hero.css';

const SIDE = 600;
const star = (radius: number) =>
  pathThrough(starOutline(8, 2, [SIDE / 2, SIDE / 2], radius), true, 1);

/** The blue variant: the price in the opening of a star, in a screen that lets blue light through. */
export function StarHero({ page, words }: PackageHeroProps) {
  const price = (
    <div className="star-hero__price ground-paper">
      <Picture width={SIDE} height={SIDE} fit="whole" className="star-hero__star wide-only">
        <path d={star(298)} fill="var(--variant-light)" />
        <path d={star(282)} fill="var(--ground)" />
      </Picture>
      <Price offer={page.offer} />
    </div>
  );
  return (
    <PackageHero page={page} words={words} name="star-hero" look="ground-ink-deep" price={price}>
      <Lattice
        kind="khatam"
        seed={page.offer.slug}
        columns={6}
        rows={6}
        light="bottom-right"
        colour="var(--variant-strap)"
        ground="var(--ground)"
        tints={['var(--variant-light)', 'var(--variant)', 'var(--ground-raised)']}
        className="star-hero__lattice"
      />
    </PackageHero>
  );
}
