import type { ComponentProps, ReactNode } from 'react';
import { Copy } from './Copy.tsx';
import { Kicker } from './Kicker.tsx';
import './page-hero.css';

interface Props {
  /** Its class, and how the id of its heading begins. */
  name: string;
  /** Further classes, such as its ground. */
  look?: string;
  /** Class for the columns of words and aside on wide screens. */
  columns?: string;
  /** A picture behind the words, such as one of class `hero-backdrop` (hero-backdrop.css). */
  backdrop?: ReactNode;
  /** What stands above the kicker. */
  above?: ReactNode;
  kicker?: ComponentProps<typeof Kicker>;
  /** What it is and where, in the heading's first line: what people search. */
  about?: ReactNode;
  heading: ReactNode;
  /** What comes right after the heading, such as a price. */
  figure?: ReactNode;
  lead?: string;
  /** What follows the lead: the way on. */
  children?: ReactNode;
  /** Beside the words on wide screens, below them on narrow ones. */
  aside?: ReactNode;
  /** Across the page, below both. */
  picture?: ReactNode;
}

/** What opens a page. Its parts come in one order on all pages; what each page draws fills the slots. */
export function PageHero({ name, look = '', columns = '', heading, ...parts }: Props) {
  const { backdrop, above, kicker, about, figure, lead, children, aside, picture } = parts;
  return (
    <section className={`${name} page-hero ${look} clip`} aria-labelledby={`${name}-heading`}>
      {backdrop}
      <div className={`page-hero__inner wrap stack-6 ${columns}`.trimEnd()}>
        <div className="page-hero__words stack-5 justify-start content-center">
          {above}
          {kicker && <Kicker {...kicker} />}
          <h1 id={`${name}-heading`}>
            {about && (
              <>
                <span className="page-hero__about">{about}</span>{' '}
              </>
            )}
            {heading}
          </h1>
          {figure}
          {lead && (
            <p className="lead short-lines">
              <Copy text={lead} under={typeof heading === 'string' ? heading : ''} />
            </p>
          )}
          {children}
        </div>
        {aside}
      </div>
      {picture}
    </section>
  );
}
