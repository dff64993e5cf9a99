import type { ReviewTab } from '../../../catalog/queries/company.ts';
import type { ReviewsPage } from '../../../catalog/schemas/reviews-page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import './review-browser.css';

interface Props {
  words: ReviewsPage['browser'];
  categories: readonly ReviewTab[];
  sampleNotice: string;
}

/** Reviews by category; the first category is open. */
export function ReviewBrowser({ words, categories, sampleNotice }: Props) {
  return (
    <section className="review-browser ground-shade band" aria-labelledby="review-browser-heading">
      <div className="wrap">
        <h2 id="review-browser-heading">{words.heading}</h2>
        <SampleNote of={categories.flatMap(({ reviews }) => reviews)} words={sampleNotice} />
        <Tabs
          className="review-tabs"
          look="sticky"
          label={words.label}
          vertical
          tabs={categories.map(({ id, label, icon, reviews }) => ({
            id,
            label: (
              <>
                <Icon name={icon} size={24} />
                {label}
              </>
            ),
            panel: (
              <>
                <h3 className="subheading">{label}</h3>
                {reviews.length === 0 ? (
                  <p className="lead">{words.none}</p>
                ) : (
                  <ul className="review-tabs__cards">
                    {reviews.map((review) => (
                      <li key={review.id}>
                        <ReviewCard review={review} words={words} />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
