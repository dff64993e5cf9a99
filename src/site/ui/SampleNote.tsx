import './sample-note.css';

interface Entry {
  sample: boolean;
  name?: string;
  title?: string;
}

/** Says at the spot that what follows is invented; where only some of it is, of which. */
export function SampleNote({ of, words }: { of: readonly Entry[]; words: string }) {
  const invented = of.filter(({ sample }) => sample);
  if (invented.length === 0) return false;
  const names = invented.map(({ name, title }) => name ?? title).join(', ');
  return (
    <p className="sample-note note">
      {invented.length === of.length ? words : `${words} (${names})`}
    </p>
  );
}
