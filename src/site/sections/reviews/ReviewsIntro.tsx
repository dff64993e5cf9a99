import type { ReviewsPage } from '../../../catalog/schemas/reviews-page.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { Stars } from './Stars.tsx';
import './reviews-intro.css';

interface Props {
  intro: ReviewsPage['hero'];
  starsTitle: string;
}

/** The opening of the reviews: the average set as a picture, and what stands behind it. */
export function ReviewsIntro({ intro, starsTitle }: Props) {
  const { heading, hinglish, paragraph, rating, ratingLabel, facts } = intro;
  return (
    <section className="reviews-intro" aria-labelledby="reviews-heading">
      <div className="reviews-intro__words stack-5 justify-start content-center">
        <Kicker {...hinglish} />
        <h1 id="reviews-heading">{heading}</h1>
        <p className="reviews-intro__paragraph lead">{paragraph}</p>
        <dl className="reviews-intro__facts">
          {facts.map(({ figure, label }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
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
          <span className="reviews-intro__figure">{rating}</span>{' '}
          <span className="reviews-intro__scale">{ratingLabel}</span>
        </p>
        <Stars title={starsTitle} />
      </div>
    </section>
  );
}
