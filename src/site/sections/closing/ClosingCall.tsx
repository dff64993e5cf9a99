import type { ReactNode } from 'react';
import type { DrawnFile } from '../../illustration/drawn-file.ts';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import type { LatticeKind } from '../../illustration/lattice/plan.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Copy } from '../../ui/Copy.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { Photo } from '../../ui/Photo.tsx';
import type { Phrasing } from '../../ui/Phrase.tsx';
import './closing-call.css';

interface Call {
  label: string;
  href: string;
}

interface Props {
  heading: string;
  hinglish: Phrasing;
  text: string;
  button: Call;
  /** Another way to say yes. */
  second?: Call;
  /** Pattern of the screen beside the words, and what it grows from: the heading unless given. */
  lattice?: LatticeKind;
  seed?: string;
  /** In the place of the pattern: the page's own drawing, now complete. */
  drawing?: DrawnFile;
  /** A form, where there is one step that says more than the button. */
  children?: ReactNode;
}

/** The band that closes every page and leads to the contact page. */
export function ClosingCall(props: Props) {
  const { heading, hinglish, text, button, second, lattice = 'khatam', drawing, children } = props;
  const { seed = heading } = props;
  return (
    <section className="closing ground-ink clip" aria-labelledby="closing-heading">
      {drawing ? (
        <Photo image={{ ...drawing, alt: '' }} className="closing__lattice" />
      ) : (
        <Lattice
          kind={lattice}
          seed={seed}
          columns={5}
          rows={4}
          light="top-right"
          className="closing__lattice"
        />
      )}
      <div className="closing__inner band wrap stack-5 justify-start">
        <Kicker bright {...hinglish} />
        <h2 id="closing-heading">{heading}</h2>
        <p className="closing__text lead short-lines">
          <Copy text={text} under={heading} />
        </p>
        {children}
        <p className="closing__calls">
          <LinkButton href={button.href} variant={children ? 'outline' : 'primary'}>
            {button.label}
          </LinkButton>
          {second && (
            <LinkButton href={second.href} variant="outline">
              {second.label}
            </LinkButton>
          )}
        </p>
      </div>
    </section>
  );
}
