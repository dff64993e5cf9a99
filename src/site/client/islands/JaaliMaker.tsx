import { useEffect, useRef, useState } from 'react';
import type { WhoWeAre } from '../../../catalog/schemas/whoweare.ts';
import { Jaali } from '../../illustration/jaali/Jaali.tsx';
import { Button } from '../../ui/Button.tsx';
import { jaaliCard } from './jaali-card.ts';

interface Props {
  words: WhoWeAre['yourJaali'];
  /** Whose screen stands here until somebody types. */
  firm: string;
}

/** Draws the screen of the name that is typed, and gives it as a picture. */
export function JaaliMaker({ words, firm }: Props) {
  const [typed, setTyped] = useState('');
  const [canShare, setCanShare] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLElement>(null);
  const name = typed.trim() || firm;

  useEffect(() => {
    // Letters typed before the island woke are there already.
    setTyped(input.current?.value ?? '');
    const sample = new File([], 'jaali.png', { type: 'image/png' });
    setCanShare(navigator.canShare?.({ files: [sample] }) ?? false);
  }, []);

  async function picture(): Promise<File | undefined> {
    const drawing = card.current?.querySelector('svg');
    return drawing ? jaaliCard(drawing, name, `${words.drawnBy} ${firm}`) : undefined;
  }

  async function save() {
    const file = await picture();
    if (!file) return;
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  }

  async function share() {
    const file = await picture();
    // Whoever closes the sheet has changed their mind; there is nothing to say about it.
    if (file) await navigator.share({ files: [file], title: name }).catch(() => undefined);
  }

  return (
    <>
      <div className="your-jaali__tools stack-4">
        <div className="field">
          <label htmlFor="jaali-name">{words.label}</label>
          <input
            ref={input}
            id="jaali-name"
            type="text"
            maxLength={40}
            autoComplete="organization"
            aria-describedby="jaali-hint"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <p className="note" id="jaali-hint">
            {words.hint}
          </p>
        </div>
        <p className="your-jaali__ways row">
          <Button onClick={save}>{words.save}</Button>
          {canShare && (
            <Button variant="outline" onClick={share}>
              {words.share}
            </Button>
          )}
        </p>
      </div>
      <figure className="your-jaali__card framed ground-paper" ref={card}>
        <Jaali name={name} className="your-jaali__drawing" title={`${words.of} ${name}`} />
        <figcaption className="title" aria-live="polite">
          {name}
        </figcaption>
      </figure>
    </>
  );
}
