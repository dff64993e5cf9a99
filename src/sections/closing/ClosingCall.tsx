import type { CoverOf } from '../../illustration/cover/Cover.tsx';
import { closingFile } from '../../illustration/cover/files.tsx';
import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import type { LatticeKind } from '../../illustration/lattice/plan.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Kicker } from '../../ui/Kicker.tsx';
import { Photo } from '../../ui/Photo.tsx';
import type { Phrasing } from '../../ui/Phrase.tsx';
import './closing-call.css';

interface Props {
  heading: string;
  hinglish: Phrasing;
  text: string;
  button: { label: string; href: string };
  /** The drawing of the page, which is complete here. */
  cover?: CoverOf;
  /** On pages without one: the pattern of the screen beside the words. */
  lattice?: LatticeKind;
}

/** The band that closes every page and leads to the contact page. */
export function ClosingCall(props: Props) {
  const { heading, hinglish, text, button, cover, lattice = 'khatam' } = props;
  return (
    <section className="closing ground-ink clip" aria-labelledby="closing-heading">
      {cover ? (
        <Photo image={{ ...closingFile(cover), alt: '' }} className="closing__lattice" />
      ) : (
        <Lattice
          kind={lattice}
          seed={heading}
          columns={5}
          rows={4}
          light="top-right"
          className="closing__lattice"
        />
      )}
      <div className="closing__inner wrap stack-5 justify-start">
        <Kicker bright {...hinglish} />
        <h2 id="closing-heading">{heading}</h2>
        <p className="closing__text lead">{text}</p>
        <LinkButton href={button.href}>{button.label}</LinkButton>
      </div>
    </section>
  );
}
