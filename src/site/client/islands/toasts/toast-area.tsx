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

let mounted: Promise<unknown> | undefined;

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
