import { isLaidOut } from './laid-out.ts';

/** What is pressed, read first or typed in, and what floats. */
const KEPT_FREE =
  'h1, h2, h3, h4, a, button, input, textarea, label, summary, dl, .site-header, .action-bar, .consent';
/** How finely places are tried (px). */
const STEP = 4;

type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where on the screen there is something that a box must not cover. */
function keptPlaces(box: HTMLElement): Place[] {
  return [...document.querySelectorAll(KEPT_FREE)]
    .filter(
      (element) =>
        isLaidOut(element) && !box.contains(element) && !element.closest('.visually-hidden'),
    )
    .flatMap((element) => [...element.getClientRects()])
    .filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
}

/**
 * Lays a box into the page where it covers nothing of that: as low on the screen as possible, at its
 * left edge or else its right. There it stays while the page scrolls.
 *
 * @returns whether there is such a place; otherwise the box stands anywhere
 */
export function layIntoFreePlace(box: HTMLElement): boolean {
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const kept = keptPlaces(box);
  // Clear of what is fixed at the left edge, which it would pass as the page scrolls.
  const margin = Math.min(48, (clientWidth - width) / 2);
  for (let bottom = clientHeight; bottom > height; bottom -= STEP) {
    for (const left of [margin, clientWidth - width - margin]) {
      const top = bottom - height;
      const lies = (one: Place) =>
        one.bottom > top && one.top < bottom && one.right > left && one.left < left + width;
      if (kept.some(lies)) continue;
      box.style.inset = `${top + scrollY}px auto auto ${left}px`;
      return true;
    }
  }
  return false;
}
