import { asksForLessMotion } from '../screen.ts';
import { isLaidOut } from './laid-out.ts';

/**
 * Reveals `[data-reveal]` on first sight, once. Nothing waits before somebody scrolls: if this script
 * fails, and for whoever prints or pictures the page, all of it is there.
 */
export function startReveal(): void {
  if (asksForLessMotion.matches) return;
  window.addEventListener('scroll', waitForSight, { once: true, passive: true });
}

/** Lets what lies below the view wait until it is seen. */
function waitForSight(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const { top, height } = boundingClientRect;
        // What a jump has skipped (an anchor, the End key) lies above the view: show it as well.
        // What is not laid out yet lies nowhere.
        if (!isIntersecting && (top > 0 || height === 0)) continue;
        (target as HTMLElement).dataset.reveal = 'revealed';
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (isLaidOut(element) && element.getBoundingClientRect().top <= window.innerHeight) continue;
    element.dataset.reveal = 'waiting';
    observer.observe(element);
  }
}
