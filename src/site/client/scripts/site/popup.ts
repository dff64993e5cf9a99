import { LEAD_SENT_EVENT } from '../../../../forms/submission-metadata.ts';
import { loadStyle } from '../load-style.ts';
import { wideScreen } from '../screen.ts';
import { recall, remember } from '../session-memory.ts';
import { whenLoaded } from '../when-loaded.ts';
import { runCounters } from './counters.ts';
import { layIntoFreePlace } from './free-place.ts';
import { startLeadForms, typedFields } from './lead-forms.ts';

const SHOWN_KEY = 'growth popup shown';
/** How often a popup that waits looks whether it may come (ms). */
const PATIENCE_MS = 1000;
const FIELDS = 'input, textarea, select';

/** `row` lies in the page, and goes with it; `folded` it is a button of a bar. */
type Stage = 'row' | 'folded' | 'form';

/**
 * The growth popup: once per browser session, some time after load, and never in the way. A row in a
 * free place of the screen; a button once that is out of sight; a form when somebody presses it.
 */
export function startPopup(): void {
  const template = document.querySelector<HTMLTemplateElement>('#growth-popup-template');
  if (!template || recall(SHOWN_KEY)) return;
  const { style, delayMs } = template.dataset;
  // Whoever has just written to us needs no offer.
  let isWritten = false;
  document.addEventListener(LEAD_SENT_EVENT, () => {
    isWritten = true;
  });
  const prepare = async () => {
    if (isWritten || !(await loadStyle(style))) return;
    template.after(template.content);
    const popup = document.querySelector<HTMLElement>('#growth-popup');
    if (!popup) return;
    startLeadForms(popup);
    bring(popup);
  };
  whenLoaded(() => window.setTimeout(prepare, Number(delayMs)));
}

/** Lets the popup come as soon as it may, and answers its buttons. */
function bring(popup: HTMLElement): void {
  const news = document.querySelector<HTMLElement>('[data-popup-news]');
  const stageOf = document.documentElement.dataset;
  const leave = new AbortController();
  const { signal } = leave;
  let isSent = false;
  /** Where the focus was before it came in here. */
  let before: HTMLElement | null = null;
  /** Where there was no place for it: looking for one costs a layout. */
  let triedAt: number | undefined;

  const show = (stage: Stage) => {
    stageOf.popup = stage;
    if (stage !== 'row') popup.style.inset = '';
  };
  const fold = () => {
    if (stageOf.popup === 'row') show('folded');
  };
  const close = () => {
    if (stageOf.popup === 'form' && !isSent) {
      show('folded');
      // What doesn't show takes no focus.
      for (const button of buttons) button.focus();
      return;
    }
    leave.abort();
    delete stageOf.popup;
    news?.replaceChildren();
    before?.focus();
  };
  const unfold = () => {
    show('form');
    popup.querySelector('input')?.focus();
  };
  const isLaid = () => {
    triedAt = scrollY;
    popup.hidden = false;
    show('row');
    if (layIntoFreePlace(popup)) return true;
    delete stageOf.popup;
    return false;
  };
  const come = () => {
    if (signal.aborted) return;
    if (isBusy() || triedAt === scrollY || !isLaid()) {
      window.setTimeout(come, PATIENCE_MS);
      return;
    }
    news?.replaceChildren(news.dataset.popupNews ?? '');
    runCounters(popup);
    new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) remember(SHOWN_KEY, true);
      else fold();
    }).observe(popup);
    window.addEventListener('resize', fold, { signal });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const focused = target as Element;
        // Tab leads on to what lies behind the form.
        if (!popup.contains(focused) && (stageOf.popup === 'form' || focused.matches(FIELDS)))
          show('folded');
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
  popup.addEventListener('focusin', ({ relatedTarget }) => {
    const left = relatedTarget as HTMLElement | null;
    if (left && !popup.contains(left)) before = left;
  });
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-unfolds]')];
  for (const button of buttons) button.addEventListener('click', unfold);
  document.addEventListener(LEAD_SENT_EVENT, ({ target }) => {
    isSent ||= popup.contains(target as Node);
    if (!stageOf.popup) leave.abort();
  });
  come();
}

const isMenuOpen = (): boolean =>
  document.querySelector('.site-menu details[open]') !== null ||
  (!wideScreen.matches && (document.querySelector('.site-menu')?.getClientRects().length ?? 0) > 0);

/** Whether somebody types or has typed, chooses, or has the proposal form still before them. */
function isBusy(): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')];
  const proposal = document.querySelector('[data-lead-form=proposal]');
  return (
    isMenuOpen() ||
    document.activeElement?.matches(FIELDS) ||
    forms.some((form) => typedFields(form).some(({ value }) => value)) ||
    (proposal?.getBoundingClientRect().bottom ?? 0) > 0
  );
}
