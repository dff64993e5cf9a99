import type { Review } from '../../../catalog/queries/company.ts';
import type { ReviewsPage } from '../../../catalog/schemas/reviews-page.ts';
import { Stars } from './Stars.tsx';
import './review-card.css';

interface Props {
  review: Review;
  words: ReviewsPage['browser'];
}

/** Five stars, what was said and by whom; a long text scrolls (src/site/client/scripts/pages/scrolling-texts.ts). */
export function ReviewCard({ review, words }: Props) {
  const { text, author, lang, story } = review;
  return (
    <figure className="review-card raised">
      <Stars title={words.stars} />
      <blockquote data-scrolling-text={`${words.reviewBy} ${author}`} lang={lang}>
        <p>{text}</p>
      </blockquote>
      <span className="review-card__more" aria-hidden="true">
        {words.more}
      </span>
      <figcaption className="note">
        {author}
        {story && (
          <>
            <br />
            <a className="lone-link" href={story.href}>
              {story.label}
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
