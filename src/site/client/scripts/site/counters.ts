import { asksForLessMotion } from '../screen.ts';

/**
 * Counts every `[data-count-to]` inside `group` from its start to its end value.
 * The end value is the element's own text: what is counted is drawn over it (src/site/ui/count.css).
 */
export function runCounters(group: Element): void {
  if (asksForLessMotion.matches) return;
  for (const element of group.querySelectorAll<HTMLElement>('[data-count-to]')) {
    const { countFrom, countTo, countMs } = element.dataset;
    count(
      (figure) => show(element, figure),
      Number(countFrom),
      Number(countTo),
      Number(countMs),
      () => delete element.dataset.shown,
    );
  }
}

/** Draws a figure over the end value, which stays for whoever reads by ear, and on paper. */
function show(element: HTMLElement, figure: string | number = ''): void {
  element.dataset.shown = `${Math.round(Number(figure))}${element.dataset.countSuffix}`;
}

function count(
  show: (figure: number) => void,
  from: number,
  to: number,
  durationMs: number,
  end: () => void,
): void {
  const started = performance.now();
  const step = (now: number) => {
    // A frame's time may lie before the moment that counting began.
    const progress = Math.max(0, Math.min(1, (now - started) / durationMs));
    const eased = 1 - (1 - progress) ** 3;
    show(from + (to - from) * eased);
    if (progress < 1) requestAnimationFrame(step);
    else end();
  };
  show(from);
  requestAnimationFrame(step);
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
          setBack(group);
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

function setBack(group: Element): void {
  for (const figure of group.querySelectorAll<HTMLElement>('[data-count-to]'))
    show(figure, figure.dataset.countFrom);
}
