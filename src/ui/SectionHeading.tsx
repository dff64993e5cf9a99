import type { ReactNode } from 'react';
import { Phrase, type Phrasing } from './Phrase.tsx';
import './section-heading.css';

interface Props {
  id: string;
  heading: string;
  kicker?: Phrasing | undefined;
  lead?: string | undefined;
  children?: ReactNode;
}

/** A section's h2 with the line above it and the paragraph below. */
export function SectionHeading({ id, heading, kicker, lead, children }: Props) {
  return (
    <div className="section-heading" data-reveal>
      {kicker && (
        <p className="kicker">
          <Phrase {...kicker} />
        </p>
      )}
      <h2 id={id}>{heading}</h2>
      {lead && <p className="section-heading__lead">{lead}</p>}
      {children}
    </div>
  );
}
