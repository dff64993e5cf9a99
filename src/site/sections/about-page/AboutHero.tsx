import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import type { Drawing } from '../../brand/drawings.ts';
import { MarketLane } from '../../illustration/brand/MarketLane.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import '../../ui/section-heading.css';
import './about-hero.css';

interface Props {
  hero: WhoWeAre['hero'];
  wordmark: Drawing;
}

/** The opening: what the agency is, above a lane in which one shop can't be overlooked. */
export function AboutHero({ hero, wordmark }: Props) {
  return (
    <section className="about-hero ground-ink-deep clip" aria-labelledby="about-hero-heading">
      <div className="about-hero__words wrap stack-5">
        <p className="kicker kicker--bright">{hero.kicker}</p>
        <h1 id="about-hero-heading">{hero.heading}</h1>
        <div className="about-hero__aside stack-3">
          <p className="about-hero__hinglish lead">
            <Phrase {...hero.hinglish} />
          </p>
          <p className="lead">{hero.paragraph}</p>
        </div>
      </div>
      <MarketLane wordmark={wordmark} className="about-hero__lane" />
    </section>
  );
}
