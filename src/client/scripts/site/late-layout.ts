import { whenLoaded } from '../when-loaded.ts';

/** What src/styles/late-layout.css puts off. */
const SECTIONS = ':is(main, main > div) > section, body > footer';
/** A slow phone makes this four times as long, which is still answered at once (under 50 ms). */
const TASK_MS = 8;

/**
 * Lays out what the first paint has put off, as soon as the page has loaded. Whoever comes back into
 * the middle of a page needs its true height before the browser scrolls there: then it is all laid
 * out at once.
 */
export function startLateLayout(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)];
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate')
    whenLoaded(() => setTimeout(() => layOutInShortTasks(sections)));
  else for (const section of sections) layOut(section);
}

/** Lets the browser answer between two tasks whoever touches the page. */
function layOutInShortTasks(waiting: HTMLElement[]): void {
  const end = performance.now() + TASK_MS;
  while (performance.now() < end) {
    const section = waiting.shift();
    if (!section) return;
    layOut(section);
    // Asking for its box has it laid out now and not with all others.
    section.getBoundingClientRect();
  }
  setTimeout(() => layOutInShortTasks(waiting));
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}
