import type { ReactNode } from 'react';
import { keptEnglish } from '../../../catalog/language.ts';
import { isEnglish } from '../../../catalog/load/hindi.ts';
import type { Praise } from '../../../catalog/queries/entries.ts';
import type { Ground } from '../../../catalog/schemas/service-parts.ts';
import { Phrase } from '../../ui/Phrase.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { groundClass } from './section.ts';
import './quote-and-form.css';

interface Props {
  quote: Praise;
  ground: Ground;
  /** Where it can be read what was done, for this client or by this service. */
  story: { label: string; title: string; href: string } | undefined;
  /** The short form. */
  children: ReactNode;
}

/** What a client says, set as a picture, and the short form beside it. */
export function QuoteAndForm({ quote, ground, story, children }: Props) {
  const { text, lang, name, title, trade, city } = quote;
  const from = [title, trade, city].filter(Boolean).join(', ');
  return (
    <div className={`service-band quote-and-form ${groundClass(ground)} band`}>
      <div className="wrap stack-4 columns-7-5">
        <figure className="stack-3" data-reveal>
          <SampleNote of={[quote]} words={quote.sampleNotice} />
          <blockquote className="beside-rule">
            <p lang={lang}>{text}</p>
          </blockquote>
          <figcaption className="note">
            <strong>{name}</strong>, {from}
            {story && (
              <a className="roomy-link" href={story.href}>
                <span>
                  {story.label}:{' '}
                  <Phrase
                    text={story.title}
                    lang={isEnglish(story.title) ? keptEnglish() : undefined}
                  />
                </span>
              </a>
            )}
          </figcaption>
        </figure>
        {children}
      </div>
    </div>
  );
}
