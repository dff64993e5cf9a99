import { Lattice } from '../../illustration/lattice/Lattice.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Phrase, type Phrasing } from '../../ui/Phrase.tsx';
import '../../ui/section-heading.css';
import './closing-call.css';

interface Props {
  heading: string;
  hinglish: Phrasing;
  text: string;
  button: { label: string; href: string };
}

/** The band that closes every page and leads to the contact page. */
export function ClosingCall({ heading, hinglish, text, button }: Props) {
  return (
    <section className="closing ground-ink" aria-labelledby="closing-heading">
      <Lattice
        kind="khatam"
        seed={heading}
        columns={5}
        rows={4}
        light="top-right"
        className="closing__lattice"
      />
      <div className="closing__inner wrap">
        <p className="kicker">
          <Phrase {...hinglish} />
        </p>
        <h2 id="closing-heading">{heading}</h2>
        <p className="closing__text">{text}</p>
        <LinkButton href={button.href}>{button.label}</LinkButton>
      </div>
    </section>
  );
}
