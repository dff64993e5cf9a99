import { wideScreen } from '../screen.ts';

/**
 * Browsers without `popover` (iOS 16, Chrome 113) show the menu in the page: the hamburger folds it.
 * Done before the page is painted, so that nothing below the menu jumps.
 */
export function foldMenuInPage(): void {
  const nav = document.querySelector<HTMLElement>('#site-menu');
  const knowsPopovers = 'showPopover' in HTMLElement.prototype;
  if (!nav || knowsPopovers) return;
  const hamburger = document.querySelector('.site-header__hamburger');
  const show = (isOpen: boolean) => {
    nav.hidden = !isOpen;
    hamburger?.setAttribute('aria-expanded', String(isOpen));
  };
  hamburger?.addEventListener('click', () => show(nav.hidden === true));
  show(wideScreen.matches);
  wideScreen.addEventListener('change', () => show(wideScreen.matches));
}
