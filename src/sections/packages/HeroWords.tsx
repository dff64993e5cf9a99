import type { Offer } from '../../catalog/packages.ts';
import type { WebAwareness } from '../../catalog/schemas/packages/web-awareness.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import './package-hero.css';

/** What every package page opens with, however its hero is composed. */
export type HeroCopy = WebAwareness['hero'];

interface Props {
  hero: HeroCopy;
  offer: Offer;
  button: string;
}

/** Heading, paragraph and button of a package page. */
export function HeroWords({ hero, offer, button }: Props) {
  return (
    <div className="package-hero__words stack-5 justify-start content-center">
      <p className="kicker">
        <Phrase {...hero.hinglish} />
      </p>
      <h1 id="package-heading">{hero.heading}</h1>
      <p className="package-hero__lead lead">{hero.paragraph}</p>
      <LinkButton href={offer.contact}>{button}</LinkButton>
    </div>
  );
}
