import type { WorkHub } from '../../catalog/schemas/work-hub.ts';
import { PageHero } from './PageHero.tsx';

/** The opening of a page that leads to others: short, so that they are in sight. */
export function HubHero({ hero }: { hero: WorkHub['hero'] }) {
  const { about, hinglish, heading, paragraph } = hero;
  return (
    <PageHero
      name="hub-hero"
      look="ground-ink"
      kicker={{ ...hinglish, bright: true }}
      about={about}
      heading={heading}
      lead={paragraph}
    />
  );
}
