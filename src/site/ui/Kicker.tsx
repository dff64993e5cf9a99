import { Phrase, type Phrasing } from './Phrase.tsx';
import './section-heading.css';

/** The line above a heading, bright on a dark ground that asks to act. */
export function Kicker({ bright, ...words }: Phrasing & { bright?: boolean }) {
  return (
    <p className={bright ? 'kicker kicker--bright' : 'kicker'}>
      <Phrase {...words} />
    </p>
  );
}
