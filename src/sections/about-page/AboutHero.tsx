import type { Drawing } from '../../brand/drawings.ts';
import type { WhoWeAre } from '../../catalog/schemas/whoweare.ts';
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
    <section className="about-hero ground-ink-deep" aria-labelledby="about-hero-heading">
      <div className="about-hero__words wrap">
        <p className="kicker">{hero.kicker}</p>
        <h1 id="about-hero-heading">{hero.heading}</h1>
        <div className="about-hero__aside">
          <p className="about-hero__hinglish">
            <Phrase {...hero.hinglish} />
          </p>
          <p>{hero.paragraph}</p>
        </div>
      </div>
      <MarketLane wordmark={wordmark} className="about-hero__lane" />
    </section>
  );
}
