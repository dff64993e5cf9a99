import { recall, remember } from '../session-memory.ts';
import { whenLoaded } from '../when-loaded.ts';
import { runCounters } from './counters.ts';

const SHOWN_KEY = 'growth popup shown';

/** The growth popup: once per browser session, some time after load, without taking the focus. */
export function startPopup(): void {
  const popup = document.querySelector<HTMLElement>('#growth-popup');
  if (!popup || recall(SHOWN_KEY)) return;

  const news = document.querySelector<HTMLElement>('[data-popup-news]');
  const tell = (text = '') => news?.replaceChildren(text);
  const close = () => {
    popup.hidePopover();
    tell();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && popup.matches(':popover-open')) close();
  };
  const open = () => {
    remember(SHOWN_KEY, true);
    popup.showPopover();
    tell(news?.dataset.popupNews);
    runCounters(popup);
    document.addEventListener('keydown', closeOnEscape);
  };
  popup.querySelector('[data-closes]')?.addEventListener('click', close);
  popup.querySelector('[data-unfolds]')?.addEventListener('click', () => {
    popup.dataset.unfolded = 'true';
    popup.querySelector('input')?.focus();
  });
  whenLoaded(() => window.setTimeout(open, Number(popup.dataset.delayMs)));
}
