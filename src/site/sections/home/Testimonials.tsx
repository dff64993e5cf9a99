import type { Quote } from '../../../catalog/queries/entries.ts';
import { type Case, caseOfClient } from '../../../catalog/queries/work.ts';
import type { Home } from '../../../catalog/schemas/home.ts';
import type { Interface } from '../../../catalog/schemas/interface.ts';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './testimonials.css';

interface Props {
  testimonials: Home['testimonials'];
  quotes: readonly Quote[];
  words: Interface;
  cases: readonly Case[];
  /** The link to a case. */
  read: string;
}

/** Clients' words in an endless marquee. */
export function Testimonials({ testimonials, quotes, words, cases, read }: Props) {
  const { heading, lead, link } = testimonials;
  const pathOf = (client: string) => caseOfClient(cases, client)?.path;
  return (
    <section className="testimonials band clip" aria-labelledby="testimonials-heading">
      <div className="testimonials__head apart wrap">
        <SectionHeading id="testimonials-heading" heading={heading} lead={lead}>
          <SampleNote of={quotes} words={words.quote.sampleNotice} />
          <a className="roomy-link" href={link.href}>
            {link.label}
          </a>
        </SectionHeading>
        <PauseSwitch label={words.marquee.pause} />
      </div>
      <Marquee pace="calm">
        {quotes.map(({ id, name, title, trade, city, text, lang, logo }) => (
          <li className="testimonial ruled tight" key={id}>
            <blockquote className="strong" lang={lang}>
              {text}
            </blockquote>
            <p className="quiet">
              {logo && <Photo image={logo} sizes="7rem" />}
              <strong>{name}</strong> {[title, trade, city].filter(Boolean).join(', ')}{' '}
              {pathOf(id) && (
                <a className="lone-link strong" href={pathOf(id)}>
                  {read}
                </a>
              )}
            </p>
          </li>
        ))}
      </Marquee>
    </section>
  );
}
