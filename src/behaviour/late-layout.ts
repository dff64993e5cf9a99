import { whenLoaded } from './when-loaded.ts';

/** What src/styles/late-layout.css puts off. */
const SECTIONS = ':is(main, main > div) > section, body > footer';

/**
 * Lays out what the first paint has put off, a section a frame, so that nobody's touch waits for
 * more than one of them. Whoever comes back into the middle of a page needs its true height before
 * the browser scrolls there, so then it is all laid out at once.
 */
export function startLateLayout(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)];
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate') {
    for (const section of sections) layOut(section);
    return;
  }
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    layOut(section);
    requestAnimationFrame(next);
  };
  whenLoaded(next);
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}
