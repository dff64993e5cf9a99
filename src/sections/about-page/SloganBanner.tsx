import type { WhoWeAre } from '../../catalog/schemas/whoweare.ts';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import './slogan-banner.css';

interface Props {
  slogan: WhoWeAre['slogan'];
  pauseLabel: string;
}

/** Repetitions that fill the widest screen. */
const REPEATS = [1, 2, 3, 4, 5] as const;

/** The slogan, again and again; it stops under the pointer, and is read out once. */
export function SloganBanner({ slogan, pauseLabel }: Props) {
  return (
    <section className="slogan-banner ground-sindoor" aria-label={slogan.label}>
      <Marquee pace="brisk">
        {REPEATS.map((repeat) => (
          <li key={repeat} aria-hidden={repeat > 1 ? true : undefined}>
            <Phrase text={slogan.text} lang={slogan.lang} />
          </li>
        ))}
      </Marquee>
      <PauseSwitch label={pauseLabel} />
    </section>
  );
}
