import type { Home } from '../../catalog/schemas/home.ts';
import { Marquee, PauseSwitch } from '../../ui/Marquee.tsx';
import './phrase-banner.css';

interface Props {
  banner: Home['banner'];
  pauseLabel: string;
}

/** Six service phrases that scroll by and stop under the pointer. */
export function PhraseBanner({ banner, pauseLabel }: Props) {
  return (
    <section className="phrase-banner" aria-label={banner.label}>
      <Marquee pace="brisk">
        {banner.phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </Marquee>
      <PauseSwitch label={pauseLabel} />
    </section>
  );
}
