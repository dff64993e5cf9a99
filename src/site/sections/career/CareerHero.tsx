import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import { FreeChairs } from '../../illustration/career/FreeChairs.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import '../../ui/section-heading.css';
import './career-hero.css';

interface Props {
  hero: CareerPage['hero'];
  /** How many there are: so many chairs are drawn. */
  openings: number;
}

/** The opening of the career page: free chairs on a stair, and the way to the openings. */
export function CareerHero({ hero, openings }: Props) {
  return (
    <section className="career-hero ground-mist clip" aria-labelledby="career-heading">
      <div className="career-hero__words wrap stack-5">
        <h1 id="career-heading">{hero.heading}</h1>
        <div className="career-hero__aside stack-4 justify-start">
          <p className="kicker">
            <Phrase {...hero.hinglish} />
          </p>
          <p className="large">{hero.paragraph}</p>
          <LinkButton href="#openings">{hero.link.label}</LinkButton>
        </div>
      </div>
      <FreeChairs count={openings} className="career-hero__chairs full-width" />
    </section>
  );
}
