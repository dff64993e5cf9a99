import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { Phrase, type Phrasing } from '../../ui/Phrase.tsx';
import './moving-banner.css';

interface Props {
  className: string;
  label: string;
  phrases: readonly Phrasing[];
  /** How often the phrases follow one another to fill the widest screen; they are read out once. */
  repeats?: number;
  pauseLabel: string;
}

/** Large words that scroll by and stop under the pointer. */
export function MovingBanner({ className, label, phrases, repeats = 1, pauseLabel }: Props) {
  const shown = Array.from({ length: repeats }, () => phrases).flat();
  return (
    <section className={`moving-banner ${className}`} aria-label={label}>
      <Marquee pace="brisk">
        {shown.map((phrase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and phrases repeat.
          <li key={index} aria-hidden={index >= phrases.length || undefined}>
            <Phrase text={phrase.text} lang={phrase.lang} />
          </li>
        ))}
      </Marquee>
      <PauseSwitch label={pauseLabel} />
    </section>
  );
}
