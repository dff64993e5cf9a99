import type { ReactNode } from 'react';
import type { Phrasing } from './Phrase.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props {
  /** Class of the section, and how its id and that of its heading begin. */
  name: string;
  /** Further classes, such as its ground. */
  look?: string;
  heading: string;
  kicker?: Phrasing | undefined;
  lead?: string | undefined;
  layout?: 'columns' | 'sticky';
  children: ReactNode;
}

/** A band across the page with its heading: `.name` and in it `.name__inner`. */
export function Band({ name, look = '', children, ...heading }: Props) {
  return (
    <section className={`${name} ${look} band`} id={name} aria-labelledby={`${name}-heading`}>
      <div className={`${name}__inner wrap`}>
        <SectionHeading id={`${name}-heading`} {...heading} />
        {children}
      </div>
    </section>
  );
}
