import type { ReactNode } from 'react';
import type { Approach } from '../../../catalog/schemas/approach.ts';
import { Phrase } from '../../ui/Phrase.tsx';
import '../../ui/section-heading.css';
import './approach-intro.css';

interface Props {
  intro: Approach['hero'];
  /** The timeline: it is the picture of this opening. */
  children: ReactNode;
}

/** What the page is about in one sentence, directly above the five steps. */
export function ApproachIntro({ intro, children }: Props) {
  return (
    <section className="approach-intro ground-ink" aria-labelledby="approach-heading">
      <div className="wrap">
        <div className="approach-intro__words stack-5">
          <div>
            <p className="kicker kicker--bright">
              <Phrase {...intro.hinglish} />
            </p>
            <h1 id="approach-heading">{intro.heading}</h1>
          </div>
          <p className="lead">{intro.paragraph}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
