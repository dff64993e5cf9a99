import { wideScreen } from '../screen.ts';

/**
 * Browsers without `popover` (iOS 16, Chrome 113) show the menu in the page: the hamburger folds it.
 * It waits for no file, so that what lies below the menu hardly jumps.
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
