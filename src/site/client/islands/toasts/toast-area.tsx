import type { MouseEventHandler } from 'react';
import { createRoot } from 'react-dom/client';
// The plain import would inject a style tag, which the Content-Security-Policy refuses.
import { ToastContainer, toast } from 'react-toastify/unstyled';
// As an address, so that pages don't load the style before there is a toast.
import toastStyle from './toasts.css?url';

export type ToastKind = 'success' | 'error';

/** The specification's defaults (section 9). */
const AUTO_CLOSE_MS = 5000;
const MOST_AT_ONCE = 5;
/** Of its width, to drag it away: half of the library's, which a thumb seldom reaches. */
const DRAG_PERCENT = 40;

/** The library's own words, where the page is not in English. */
const HINDI = document.documentElement.lang === 'hi' && { area: 'संदेश', close: 'बंद कीजिए' };

let mounted: Promise<unknown> | undefined;

interface CloseProps {
  closeToast: MouseEventHandler;
}

/** As the library's, whose name for it is in English. */
const CloseButton = (label: string) =>
  function CloseButton({ closeToast }: CloseProps) {
    return (
      <button
        className="Toastify__close-button"
        type="button"
        aria-label={label}
        onClick={closeToast}
      >
        <svg aria-hidden="true" viewBox="0 0 14 16">
          <path d="M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z" />
        </svg>
      </button>
    );
  };

function mountArea(): Promise<unknown> {
  const host = document.createElement('div');
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = toastStyle;
  document.head.append(style);
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      limit={MOST_AT_ONCE}
      theme="light"
      stacked
      draggable
      draggablePercent={DRAG_PERCENT}
      pauseOnHover
      pauseOnFocusLoss
      {...(HINDI && { 'aria-label': HINDI.area, closeButton: CloseButton(HINDI.close) })}
    />,
  );
  return new Promise((resolve) => {
    style.onload = resolve;
    // An unstyled toast still says what it must say.
    style.onerror = resolve;
  });
}

/** Queues a toast and, with the first one, draws the area they appear in. */
export async function addToast(
  kind: ToastKind,
  text: string,
  autoCloseMs = AUTO_CLOSE_MS,
): Promise<void> {
  mounted ??= mountArea();
  await mounted;
  toast[kind](text, { autoClose: autoCloseMs });
}
