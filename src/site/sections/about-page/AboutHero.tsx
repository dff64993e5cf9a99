import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import type { Drawing } from '../../brand/drawings.ts';
import { MarketLane } from '../../illustration/brand/MarketLane.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import './about-hero.css';

interface Props {
  hero: WhoWeAre['hero'];
  wordmark: Drawing;
}

/** The opening: what the agency is, above a lane in which one shop can't be overlooked. */
export function AboutHero({ hero, wordmark }: Props) {
  return (
    <PageHero
      name="about-hero"
      look="ground-ink-deep"
      about={hero.about}
      heading={hero.heading}
      picture={<MarketLane wordmark={wordmark} className="about-hero__lane" />}
    >
      <div className="about-hero__aside stack-3 full-width">
        <p className="large strong">
          <Phrase {...hero.hinglish} />
        </p>
        <p className="about-hero__paragraph lead">{hero.paragraph}</p>
      </div>
    </PageHero>
  );
}
