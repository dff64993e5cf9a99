import { asksForLessMotion } from '../screen.ts';

/**
 * Counts every `[data-count-to]` inside `group` from its start to its end value.
 * The end value is the element's own text, so that it stands there without script.
 */
export function runCounters(group: Element): void {
  if (asksForLessMotion.matches) return;
  for (const element of group.querySelectorAll<HTMLElement>('[data-count-to]')) {
    const { countFrom = '0', countTo = '0', countSuffix = '', countMs = '0' } = element.dataset;
    const show = (figure: number) => {
      element.textContent = `${Math.round(figure)}${countSuffix}`;
    };
    count(show, Number(countFrom), Number(countTo), Number(countMs));
  }
}

function count(show: (figure: number) => void, from: number, to: number, durationMs: number): void {
  const started = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - started) / durationMs);
    const eased = 1 - (1 - progress) ** 3;
    show(from + (to - from) * eased);
    if (progress < 1) requestAnimationFrame(step);
  };
  show(from);
  requestAnimationFrame(step);
}

/** Starts each `[data-counters]` group once, when the share of it named there is first in view. */
export function startCounters(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-counters]')) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        runCounters(group);
      },
      { threshold: Number(group.dataset.counters) },
    );
    observer.observe(group);
  }
}
