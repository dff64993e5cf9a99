/** What is pressed, read first or typed in, and what floats. */
const KEPT_FREE =
  'h1, h2, h3, h4, a, button, input, textarea, label, summary, dl, .site-header, .action-bar, .consent';
/** How finely places are tried (px). */
const STEP = 4;

/**
 * Lays a box into the page where it covers nothing of that: as low on the screen as possible, at its
 * right edge or else its left. There it stays while the page scrolls.
 *
 * @returns whether there is such a place; otherwise the box stands anywhere
 */
export function layIntoFreePlace(box: HTMLElement): boolean {
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const kept = [...document.querySelectorAll(KEPT_FREE)]
    .filter((element) => !box.contains(element) && !element.closest('.visually-hidden'))
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ bottom, top }) => bottom > 0 && top < clientHeight);
  const margin = Math.min(20, (clientWidth - width) / 2);
  for (let top = clientHeight - height; top > 0; top -= STEP) {
    for (const left of [clientWidth - width - margin, margin]) {
      const isFree = kept.every(
        (other) =>
          other.bottom <= top ||
          other.top >= top + height ||
          other.right <= left ||
          other.left >= left + width,
      );
      if (!isFree) continue;
      box.style.inset = `${top + scrollY}px auto auto ${left}px`;
      return true;
    }
  }
  return false;
}
