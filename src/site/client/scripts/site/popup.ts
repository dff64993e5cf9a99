import { LEAD_SENT_EVENT } from '../../../../forms/submission-metadata.ts';
import { loadStyle } from '../load-style.ts';
import { wideScreen } from '../screen.ts';
import { recall, remember } from '../session-memory.ts';
import { whenLoaded } from '../when-loaded.ts';
import { watchBelow } from './below.ts';
import { runCounters } from './counters.ts';
import { typedFields } from './lead-forms.ts';

const SHOWN_KEY = 'growth popup shown';
/** How often a popup that waits looks whether it may come (ms). */
const PATIENCE_MS = 1000;

/** `placing` is the strip unseen, until it is known that nothing lies below it. */
type Stage = 'placing' | 'strip' | 'folded' | 'form';

/**
 * The growth popup: once per browser session, some time after load, and never in the way. A strip
 * where the first screen is free; folded with the first scroll; a form when somebody presses it.
 */
export function startPopup(): void {
  const popup = document.querySelector<HTMLElement>('#growth-popup');
  if (!popup || recall(SHOWN_KEY)) return;

  const news = document.querySelector<HTMLElement>('[data-popup-news]');
  const stageOf = document.documentElement.dataset;
  let stopWatching = () => {};
  const leave = new AbortController();

  const show = (stage: Stage) => {
    stopWatching();
    stageOf.popup = stage;
    if (stage === 'form') return;
    stopWatching = watchBelow(popup, (isFree) => {
      if (stage === 'folded') popup.toggleAttribute('data-covering', !isFree);
      else if (!isFree || window.scrollY > 0) show('folded');
      else if (stage === 'placing') show('strip');
    });
  };
  const fold = () => {
    if (stageOf.popup === 'strip' || stageOf.popup === 'placing') show('folded');
  };
  const close = () => {
    stopWatching();
    leave.abort();
    delete stageOf.popup;
    news?.replaceChildren();
  };
  const unfold = () => {
    show('form');
    runCounters(popup);
    popup.querySelector('input')?.focus();
  };
  const come = () => {
    if (leave.signal.aborted) return;
    if (isBusy()) {
      window.setTimeout(come, PATIENCE_MS);
      return;
    }
    remember(SHOWN_KEY, true);
    popup.hidden = false;
    show('placing');
    news?.replaceChildren(news.dataset.popupNews ?? '');
    runCounters(popup);
    const { signal } = leave;
    window.addEventListener('scroll', fold, { signal, passive: true });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!popup.contains(target as Node) && isField(target as Element)) fold();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && !isMenuOpen()) close();
      },
      { signal },
    );
  };

  popup.querySelector('[data-closes]')?.addEventListener('click', close);
  for (const button of document.querySelectorAll('[data-unfolds]')) {
    button.addEventListener('click', unfold);
  }
  // Whoever has just written to us needs no offer.
  document.addEventListener(LEAD_SENT_EVENT, () => {
    if (!stageOf.popup) leave.abort();
  });
  const prepare = async () => {
    if (await loadStyle(popup.dataset.style)) come();
  };
  whenLoaded(() => window.setTimeout(prepare, Number(popup.dataset.delayMs)));
}

const isField = (element: Element | null) => element?.matches('input, textarea, select') ?? false;

function isMenuOpen(): boolean {
  const menu = document.querySelector('.site-menu');
  if (menu?.querySelector('details[open]')) return true;
  return !wideScreen.matches && (menu?.getClientRects().length ?? 0) > 0;
}

/** Whether somebody types or has typed, chooses, or has the proposal form still before them. */
function isBusy(): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')];
  const proposal = forms.find(({ dataset }) => dataset.leadForm === 'proposal');
  return (
    isField(document.activeElement) ||
    forms.some((form) => typedFields(form).some(({ value }) => value)) ||
    isMenuOpen() ||
    document.querySelector('dialog[open]') !== null ||
    (proposal?.getBoundingClientRect().bottom ?? 0) > 0
  );
}
