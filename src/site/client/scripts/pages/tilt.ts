import library from 'vanilla-tilt/lib/vanilla-tilt.es2015.js?url&no-inline';
import { asksForLessMotion, wideScreen } from '../screen.ts';

type Library = typeof import('vanilla-tilt');

/** Settings of the specification, section 9. */
const SETTINGS = {
  max: 15,
  speed: 400,
  scale: 1.05,
  glare: true,
  'max-glare': 0.3,
  // On by default, and our Permissions-Policy refuses the accelerometer it listens to.
  gyroscope: false,
} as const;

/**
 * Lets every `[data-tilt-card]` tilt under the pointer on wide screens, for those who have not asked
 * for less motion. The library is fetched when the pointer first reaches a card. The desks of who we
 * are tilt by rules of their own: team-card-tilt.ts.
 */
export function startTilt(): void {
  if (!wideScreen.matches || asksForLessMotion.matches) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-tilt-card]')];
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    // By its address: Vite puts 0.9 KB around an import that it can read.
    const { default: VanillaTilt }: Library = await import(/* @vite-ignore */ library);
    VanillaTilt.init(cards, SETTINGS);
  };
  for (const card of cards) card.addEventListener('pointerenter', start, { once: true });
}
