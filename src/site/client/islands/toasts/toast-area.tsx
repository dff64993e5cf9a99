import type { MouseEventHandler } from 'react';
import { createRoot } from 'react-dom/client';
// The plain import would inject a style tag, which the Content-Security-Policy refuses.
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { Interface } from '../../../../catalog/schemas/interface.ts';
// As an address, so that pages don't load the style before there is a toast.
import toastStyle from './toasts.css?url';

export type ToastKind = 'success' | 'error';

/** The specification's defaults (section 9). */
const AUTO_CLOSE_MS = 5000;
const MOST_AT_ONCE = 5;
/** Of its width, to drag it away: half of the library's, which a thumb seldom reaches. */
const DRAG_PERCENT = 40;

/** What is read out of the area and of a toast's cross. */
export type ToastWords = Interface['form']['toasts'];

let mounted: Promise<unknown> | undefined;

interface CloseProps {
  closeToast: MouseEventHandler;
}

/** As the library's, whose name for it can't be changed. */
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

function mountArea({ area, close }: ToastWords): Promise<unknown> {
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
      aria-label={area}
      closeButton={CloseButton(close)}
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
  words: ToastWords,
  autoCloseMs = AUTO_CLOSE_MS,
): Promise<void> {
  mounted ??= mountArea(words);
  await mounted;
  toast[kind](text, { autoClose: autoCloseMs });
}
