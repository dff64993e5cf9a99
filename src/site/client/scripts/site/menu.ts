import { wideScreen } from '../screen.ts';

/** Time a mouse may leave a group, on its way to the panel, before the panel closes (ms). */
const LEAVE_GRACE_MS = 140;

/**
 * The header's menu. Without this script its groups open on click (`details`) and the hamburger
 * works (`popover`); here come hover on wide screens, Escape, and closing on a chosen link or once
 * the focus is elsewhere.
 */
export function startMenu(): void {
  const nav = document.querySelector<HTMLElement>('#site-menu');
  if (!nav) return;
  const groups = [...nav.querySelectorAll('details')];
  const closeAll = () => {
    for (const group of groups) group.open = false;
    nav.hidePopover?.();
  };

  for (const group of groups) openOnHover(group);

  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) closeAll();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const openGroup = groups.find((group) => group.open);
    if (!openGroup) return;
    const heldFocus = openGroup.contains(document.activeElement);
    openGroup.open = false;
    if (heldFocus) openGroup.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (wideScreen.matches && !nav.contains(event.target as Node)) closeAll();
  });
  document.addEventListener('focusin', ({ target }) => {
    // A click on an empty part of a panel moves the focus to the body, which holds the menu too.
    const focused = target as Element;
    const isOutside = (part: Element) => !focused.contains(part) && !part.contains(focused);
    if (isOutside(nav)) nav.hidePopover?.();
    if (!wideScreen.matches) return;
    for (const group of groups) if (isOutside(group)) group.open = false;
  });
  wideScreen.addEventListener('change', closeAll);
}

function openOnHover(group: HTMLDetailsElement): void {
  let leaving: number | undefined;
  const hovers = (event: { pointerType?: string }) =>
    wideScreen.matches && event.pointerType === 'mouse';

  group.addEventListener('pointerenter', (event) => {
    window.clearTimeout(leaving);
    if (hovers(event)) group.open = true;
  });
  group.addEventListener('pointerleave', (event) => {
    if (!hovers(event)) return;
    leaving = window.setTimeout(() => {
      group.open = false;
    }, LEAVE_GRACE_MS);
  });
  // A mouse has opened the group by hovering already: its click must not close it again.
  group.querySelector('summary')?.addEventListener('click', (event) => {
    if (hovers(event)) event.preventDefault();
  });
}
