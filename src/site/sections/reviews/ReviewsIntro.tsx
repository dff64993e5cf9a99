import type { ReviewsPage } from '../../../catalog/schemas/reviews-page.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Stars } from './Stars.tsx';
import '../../ui/lists.css';
import './reviews-intro.css';

interface Props {
  intro: ReviewsPage['hero'];
  starsTitle: string;
}

/** The opening of the reviews: the average set as a picture, and what stands behind it. */
export function ReviewsIntro({ intro, starsTitle }: Props) {
  const { about, heading, hinglish, paragraph, rating, ratingLabel, facts } = intro;
  return (
    <PageHero
      name="reviews-intro"
      kicker={hinglish}
      about={about}
      heading={heading}
      lead={paragraph}
      aside={
        <div className="reviews-intro__rating ground-sindoor clip">
          <Lattice
            kind="rosette"
            seed="reviews"
            columns={5}
            rows={3}
            colour="var(--sindoor)"
            ground="var(--sindoor-deep)"
            light="top-right"
            tints={['var(--marigold-mist)', 'var(--marigold)', 'var(--sindoor-soft)']}
            className="reviews-intro__lattice"
          />
          <p>
            <span className="reviews-intro__figure figure">{rating}</span>{' '}
            <span className="title">{ratingLabel}</span>
          </p>
          <Stars title={starsTitle} />
        </div>
      }
    >
      <dl className="reviews-intro__facts figures ruled full-width">
        {facts.map(({ figure, label }) => (
          <div key={label}>
            <dt className="note tight">{label}</dt>
            <dd className="title">{figure}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  );
}
