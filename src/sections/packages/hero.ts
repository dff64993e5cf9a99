import type { Offer } from '../../catalog/packages.ts';
import type { PackagePages } from '../../catalog/schemas/package-pages.ts';
import type { HeroCopy } from './HeroWords.tsx';

/** What a package's hero shows; the compositions differ. */
export interface PackageHeroProps {
  hero: HeroCopy;
  offer: Offer;
  words: PackagePages;
}
