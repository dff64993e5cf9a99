import type { ComponentProps, ReactNode } from 'react';
import type { Phrasing } from './Phrase.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props {
  /** Class of the section, and how its id and that of its heading begin. */
  name: string;
  /** Further classes, such as its ground. */
  look?: string;
  /** Without one the band's children bring it. */
  heading?: string;
  kicker?: Phrasing | undefined;
  lead?: string | undefined;
  layout?: ComponentProps<typeof SectionHeading>['layout'];
  /** How its parts stand, such as `stack-6 columns-7-5`. */
  gap?: string;
  children: ReactNode;
}

/** A band across the page with its heading: `.name` and in it `.name__inner`. */
export function Band({ name, look = '', gap = '', heading, children, ...more }: Props) {
  return (
    <section className={`${name} ${look} band`} id={name} aria-labelledby={`${name}-heading`}>
      <div className={`${name}__inner wrap ${gap}`}>
        {heading && <SectionHeading id={`${name}-heading`} heading={heading} {...more} />}
        {children}
      </div>
    </section>
  );
}
