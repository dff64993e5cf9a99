import type { CareerPage } from '../../../catalog/schemas/career-page.ts';
import { FreeChairs } from '../../illustration/career/FreeChairs.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import './career-hero.css';

interface Props {
  hero: CareerPage['hero'];
  /** How many there are: so many chairs are drawn. */
  openings: number;
}

/** The opening of the career page: free chairs on a stair, and the way to the openings. */
export function CareerHero({ hero, openings }: Props) {
  return (
    <PageHero
      name="career-hero"
      look="ground-mist"
      about={hero.about}
      heading={hero.heading}
      picture={<FreeChairs count={openings} className="career-hero__chairs full-width" />}
    >
      <div className="career-hero__aside stack-4 justify-start">
        <Kicker {...hero.hinglish} />
        <p className="large short-lines">{hero.paragraph}</p>
        <LinkButton href="#openings">{hero.link.label}</LinkButton>
      </div>
    </PageHero>
  );
}
