import type { Home } from '../../catalog/schemas/home.ts';
import type { Interface } from '../../catalog/schemas/interface.ts';
import type { Testimonial } from '../../catalog/schemas/testimonial.ts';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './testimonials.css';

interface Props {
  testimonials: Home['testimonials'];
  quotes: readonly Testimonial[];
  words: Interface;
}

/** Six clients' words in an endless marquee. */
export function Testimonials({ testimonials, quotes, words }: Props) {
  return (
    <section className="testimonials band clip" aria-labelledby="testimonials-heading">
      <div className="testimonials__head wrap">
        <SectionHeading id="testimonials-heading" {...testimonials} />
        <PauseSwitch label={words.marquee.pause} />
      </div>
      <Marquee pace="calm">
        {quotes.map(({ name, title, quote }) => (
          <li key={name}>
            <figure className="testimonial">
              <blockquote>{quote}</blockquote>
              <figcaption className="quiet">
                <strong>{name}</strong> {title}
              </figcaption>
            </figure>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
