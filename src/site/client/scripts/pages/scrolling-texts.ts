import { afterFrame } from '../../../ui/after-frame.ts';

/** Rounding of sizes must not count as text out of sight, in px. */
const TOLERANCE = 2;

function follow(text: HTMLElement): void {
  const room = text.scrollHeight - text.clientHeight;
  const scrolls = room > TOLERANCE;
  text.toggleAttribute('data-more', scrolls && text.scrollTop < room - TOLERANCE);
  if (scrolls) {
    text.tabIndex = 0;
    text.setAttribute('role', 'group');
    text.setAttribute('aria-label', text.dataset.scrollingText ?? '');
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) text.removeAttribute(name);
  }
}

/**
 * Lets each `[data-scrolling-text]` that is longer than its box be reached and scrolled by keyboard,
 * under the name in that attribute, and marks with `data-more` that its end is out of sight.
 */
export function startScrollingTexts(): void {
  const sizes = new ResizeObserver((entries) => {
    // A press that shows them shows them first.
    afterFrame(() => {
      for (const { target } of entries) follow(target as HTMLElement);
    });
  });
  for (const text of document.querySelectorAll<HTMLElement>('[data-scrolling-text]')) {
    sizes.observe(text);
    text.addEventListener('scroll', () => follow(text), { passive: true });
  }
}
