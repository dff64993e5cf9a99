import { asksForLessMotion } from '../screen.ts';

/**
 * Counts every `[data-count-to]` inside `group` from its start to its end value.
 * The end value is the element's own text: what is counted is drawn over it (src/site/ui/count.css).
 */
export function runCounters(group: Element): void {
  if (asksForLessMotion.matches) return;
  for (const figure of figuresIn(group)) count(figure);
}

const figuresIn = (group: Element) => group.querySelectorAll<HTMLElement>('[data-count-to]');

/** Draws a figure over the end value, which stays for whoever reads by ear, and on paper. */
function show(element: HTMLElement, figure: number): void {
  element.dataset.shown = Math.round(figure) + (element.dataset.countSuffix ?? '');
}

function count(element: HTMLElement): void {
  const { countFrom, countTo, countMs } = element.dataset;
  const from = Number(countFrom);
  const started = performance.now();
  const step = (now: number) => {
    // A frame's time may lie before the moment that counting began.
    const left = Math.min(1, Math.max(0, 1 - (now - started) / Number(countMs)));
    show(element, from + (Number(countTo) - from) * (1 - left ** 3));
    if (left > 0) requestAnimationFrame(step);
    else delete element.dataset.shown;
  };
  step(started);
}

/**
 * Starts each `[data-counters]` group once, when the share of it named there is first in view; until
 * then it stands at its start.
 */
export function startCounters(): void {
  if (asksForLessMotion.matches) return;
  for (const group of document.querySelectorAll<HTMLElement>('[data-counters]')) {
    let isWaiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!isWaiting && entry?.intersectionRatio === 0) {
          isWaiting = true;
          for (const figure of figuresIn(group)) show(figure, Number(figure.dataset.countFrom));
        } else if (!isWaiting || entry?.isIntersecting) {
          observer.disconnect();
          // Whoever has seen the ends, before this script came, keeps them.
          if (isWaiting) runCounters(group);
        }
      },
      { threshold: Number(group.dataset.counters) },
    );
    observer.observe(group);
  }
}
