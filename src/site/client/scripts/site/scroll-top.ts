import { asksForLessMotion } from '../screen.ts';

/** Shown only past this many pixels (specification, section 9). */
const THRESHOLD_PX = 300;

/** The button that leads back to the top, visible only after scrolling. */
export function startScrollTop(): void {
  const button = document.querySelector<HTMLButtonElement>('.scroll-top');
  if (!button) return;
  const follow = () => {
    button.hidden = window.scrollY <= THRESHOLD_PX;
  };
  // With the next frame: reading how far a page is scrolled lays it out, which that frame does anyway.
  requestAnimationFrame(follow);
  window.addEventListener('scroll', follow, { passive: true });
  button.addEventListener('click', () => {
    window.scrollTo({ top: 0, behavior: asksForLessMotion.matches ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true });
  });
}
