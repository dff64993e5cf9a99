import { saidIn } from '../../../catalog/language.ts';
import type { Praise } from '../../../catalog/queries/entries.ts';
import type { ServiceHeroContent } from '../../../catalog/schemas/service-hero.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import './review-box.css';

interface Props {
  review: NonNullable<ServiceHeroContent['review']>;
  quote: Praise;
}

/** A rating and a client's words. */
export function ReviewBox({ review, quote }: Props) {
  return (
    <figure className="review-box framed edged ground-paper stack-3">
      <p className="review-box__rating row tight">
        <strong className="figure">{review.rating}</strong> <span>{review.text}</span>
      </p>
      <blockquote>
        <p lang={saidIn(quote.lang)}>{quote.text}</p>
      </blockquote>
      <figcaption className="note">
        {quote.name}, {quote.title}
        <SampleNote of={[quote]} words={quote.sampleNotice} />
      </figcaption>
    </figure>
  );
}
