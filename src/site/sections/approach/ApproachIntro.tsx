import type { ReactNode } from 'react';
import type { Approach } from '../../../catalog/schemas/approach.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import './approach-intro.css';

interface Props {
  intro: Approach['hero'];
  /** The timeline: it is the picture of this opening. */
  children: ReactNode;
}

/** What the page is about in one sentence, directly above the five steps. */
export function ApproachIntro({ intro, children }: Props) {
  return (
    <PageHero
      name="approach-intro"
      look="ground-ink band-end"
      kicker={{ ...intro.hinglish, bright: true }}
      about={intro.about}
      heading={intro.heading}
      aside={<p className="lead">{intro.paragraph}</p>}
      picture={<div className="wrap">{children}</div>}
    />
  );
}
