import type { ReactNode } from 'react';
import type { Package } from '../../../catalog/queries/packages.ts';
import type { PackagePages } from '../../../catalog/schemas/package-pages.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
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
  const { about, hinglish, heading, paragraph } = page.hero;
  return (
    <PageHero
      name="package-hero"
      look={`${name} ${look}`}
      kicker={hinglish}
      about={about}
      heading={heading}
      figure={price}
      lead={paragraph}
      aside={children}
    >
      <LinkButton href={page.offer.contact}>{words.button}</LinkButton>
    </PageHero>
  );
}
