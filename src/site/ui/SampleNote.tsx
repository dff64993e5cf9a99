import './sample-note.css';

/** Says at the spot that what follows is invented, while one of it is. */
export function SampleNote({ of, words }: { of: readonly { sample: boolean }[]; words: string }) {
  return of.some(({ sample }) => sample) && <p className="sample-note note">{words}</p>;
}
