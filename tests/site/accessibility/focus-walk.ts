import type { Page } from '@playwright/test';

/**
 * Gives the focus to every stop of the page, or of a part of it, in its order and back again, and
 * returns those that are off the screen, that something pinned to the window (header, bars, popup) covers,
 * or that show no ring.
 *
 * Focus is given by script: browsers scroll to it as they do for the Tab key, and a page takes a
 * tenth of a second instead of many. keyboard.spec.ts walks with real keys.
 */
export function hiddenStops(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((part) => {
    const FOCUSABLE = 'a[href], button, input, textarea, summary, iframe, [tabindex="0"]';
    const isPinned = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);

    /** The pinned box that lies over this point of the element, if one does. */
    const pinnedAt = (element: Element, x: number, y: number): Element | undefined => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(element) || element.contains(hit)) return undefined;
      for (let box: Element | null = hit; box; box = box.parentElement) {
        if (isPinned(box)) return box.contains(element) ? undefined : box;
      }
      return undefined;
    };

    const whatHides = (element: Element): string | undefined => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isSeen) return 'off the screen';
      // Of what is larger than the room between bars, and of a text area, the beginning must be seen.
      const isLarge = height > innerHeight / 2 || element.matches('textarea');
      const end = isLarge ? top + height / 3 : bottom;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        for (const y of [top + 2, (top + end) / 2, end - 2]) {
          const over = pinnedAt(element, x, y);
          if (over) return `below ${over.id || over.className || over.localName}`;
        }
      }
      return undefined;
    };

    const stops = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    const hiddenOnes = [...stops, ...stops.toReversed()].flatMap((stop) => {
      stop.focus();
      if (document.activeElement !== stop) return [];
      const { outlineStyle, boxShadow } = getComputedStyle(stop);
      const isBare = outlineStyle === 'none' && boxShadow === 'none';
      const hidden = isBare ? 'no focus ring' : whatHides(stop);
      return hidden ? [`${hidden}: ${stop.outerHTML.slice(0, 120)}`] : [];
    });
    (document.activeElement as HTMLElement).blur();
    return hiddenOnes;
  });
}
