import type { ComponentProps, ReactNode } from 'react';
import { Copy } from './Copy.tsx';
import { Kicker } from './Kicker.tsx';
import './section-heading.css';

interface Props {
  id: string;
  heading: string;
  kicker?: ComponentProps<typeof Kicker> | undefined;
  lead?: string | undefined;
  /** On wide screens: the lead beside the heading, or both staying in sight. */
  layout?: keyof typeof LOOKS | undefined;
  children?: ReactNode;
}

const LOOKS = { columns: 'section-heading--columns', sticky: 'sticky' };

/** A section's h2 with the line above it and the paragraph below. */
export function SectionHeading({ id, heading, kicker, lead, layout, children }: Props) {
  return (
    <div
      className={`section-heading stack-4 justify-start ${layout ? LOOKS[layout] : ''}`.trimEnd()}
      data-reveal
    >
      {kicker && <Kicker {...kicker} />}
      <h2 id={id}>{heading}</h2>
      {lead && (
        <p className="section-heading__lead lead">
          <Copy text={lead} />
        </p>
      )}
      {children}
    </div>
  );
}
