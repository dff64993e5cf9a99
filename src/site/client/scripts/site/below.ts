/** What is pressed, read first or typed in. */
const KEPT_FREE = 'h1, h2, h3, h4, a, button, input:not([type="hidden"]), textarea, label, summary';

/**
 * Says whether a box that is pinned to the window lies on nothing that is pressed, read first or
 * typed in: now, and whenever that changes. Returns how to stop.
 */
export function watchBelow(box: HTMLElement, tell: (isFree: boolean) => void): () => void {
  const below = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    below.clear();
    if (box.getClientRects().length === 0) return;
    const { top, right, bottom, left } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    // The window cut down to the box.
    const cut = [top, clientWidth - right, clientHeight - bottom, left];
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        tell(below.size === 0);
      },
      { rootMargin: cut.map((edge) => `${-Math.ceil(edge)}px`).join(' ') },
    );
    for (const element of document.querySelectorAll(KEPT_FREE)) {
      if (!box.contains(element) && !element.closest('.visually-hidden')) observer.observe(element);
    }
  };
  observe();
  window.addEventListener('resize', observe);
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', observe);
  };
}
