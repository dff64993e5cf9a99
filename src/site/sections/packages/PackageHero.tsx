import type { ReactNode } from 'react';
import type { Package } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import './package-hero.css';

export interface PackageHeroProps {
  page: Pick<Package, 'hero' | 'offer'>;
  words: PackagePages;
}

interface Props extends PackageHeroProps {
  /** Its class. */
  name: string;
  look?: string;
  /** The price, which comes right after the heading. */
  price: ReactNode;
  /** Its picture. */
  children?: ReactNode;
}

/** The opening of a package page: what it is, what it costs, for whom, and the button. */
export function PackageHero({ page, words, name, look = '', price, children }: Props) {
  const { hinglish, heading, paragraph } = page.hero;
  return (
    <section className={`package-hero ${name} ${look} clip`} aria-labelledby="package-heading">
      <div className={`${name}__inner package-hero__inner wrap`}>
        <div className="package-hero__words stack-5 justify-start content-center">
          <Kicker {...hinglish} />
          <h1 id="package-heading">{heading}</h1>
          {price}
          <p className="package-hero__lead lead">{paragraph}</p>
          <LinkButton href={page.offer.contact}>{words.button}</LinkButton>
        </div>
        {children}
      </div>
    </section>
  );
}
