import type { ReactNode } from 'react';
import type { Ground } from '../../catalog/schemas/service-parts.ts';
import type { SectionType } from '../../catalog/schemas/service-sections.ts';
import type { Phrasing } from '../../ui/Phrase.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { anchorOf, groundClass } from './section.ts';
import './band.css';

interface Props {
  section: {
    type: SectionType;
    layout?: string;
    heading: string;
    lead?: string | undefined;
    hinglish?: Phrasing | undefined;
  };
  ground: Ground;
  children: ReactNode;
}

/**
 * The band of a section with its heading. The classes say what it is and how it is composed:
 * `.offer.offer--index`.
 */
export function Band({ section, ground, children }: Props) {
  const { type, layout, heading, lead, hinglish } = section;
  const name = anchorOf(type);
  const composed = layout ? ` ${name}--${layout}` : '';
  return (
    <section
      className={`service-band ${name}${composed} ${groundClass(ground)} band`}
      id={name}
      aria-labelledby={`${name}-heading`}
    >
      <div className={`${name}__inner wrap`}>
        <SectionHeading id={`${name}-heading`} heading={heading} lead={lead} kicker={hinglish} />
        {children}
      </div>
    </section>
  );
}
