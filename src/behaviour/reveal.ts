import { lessMotion } from './screen.ts';

/**
 * Reveals `[data-reveal]` on first sight, once. What is in view at the start never waits, and
 * nothing waits before this script runs: if it fails, the page is simply all there.
 */
export function startReveal(): void {
  if (lessMotion.matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        // What a jump has skipped (an anchor, the End key) lies above the view: show it as well.
        if (!isIntersecting && boundingClientRect.top > 0) continue;
        (target as HTMLElement).dataset.reveal = 'revealed';
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top <= window.innerHeight) continue;
    element.dataset.reveal = 'waiting';
    observer.observe(element);
  }
}
