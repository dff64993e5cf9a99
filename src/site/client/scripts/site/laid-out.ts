/**
 * Whether an element has a place: none has what is folded. To ask for one there lays all of that out (a
 * tenth of a second on a slow phone).
 */
export const isLaidOut = (element: Element): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
