import { asksForLessMotion } from '../screen.ts';
import { liesFree } from './free-place.ts';

/** Shown only past this many pixels (specification, section 9). */
const THRESHOLD_PX = 300;
/** So long after the last scroll a page is at rest (ms). */
const REST_MS = 150;

/** The button that leads back to the top, visible only after scrolling and where it covers nothing. */
export function startScrollTop(): void {
  const button = document.querySelector<HTMLButtonElement>('.scroll-top');
  if (!button) return;
  let resting = 0;
  const follow = () => {
    button.hidden = window.scrollY <= THRESHOLD_PX;
    clearTimeout(resting);
    if (button.hidden) return;
    resting = window.setTimeout(
      () => button.toggleAttribute('data-covering', !liesFree(button)),
      REST_MS,
    );
  };
  // With the next frame: reading how far a page is scrolled lays it out, which that frame does anyway.
  requestAnimationFrame(follow);
  for (const change of ['scroll', 'resize']) {
    window.addEventListener(change, follow, { passive: true });
  }
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0, behavior: asksForLessMotion.matches ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true });
  });
}
