import type { ReactNode } from 'react';
import type { Quote } from '../../catalog/queries.ts';
import type { Ground } from '../../catalog/schemas/service-parts.ts';
import { groundClass } from './section.ts';
import './quote-and-form.css';

interface Props {
  quote: Quote;
  ground: Ground;
  /** The short form. */
  children: ReactNode;
}

/** What a client says, set as a picture, and the short form beside it. */
export function QuoteAndForm({ quote, ground, children }: Props) {
  const { text, name, title, trade, city } = quote;
  const from = [title, trade, city].filter(Boolean).join(', ');
  return (
    <div className={`service-band quote-and-form ${groundClass(ground)} band`}>
      <div className="quote-and-form__inner wrap">
        <figure data-reveal>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <strong>{name}</strong>, {from}
          </figcaption>
        </figure>
        <div className="quote-and-form__form ground-paper">{children}</div>
      </div>
    </div>
  );
}
