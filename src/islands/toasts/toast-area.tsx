import { createRoot } from 'react-dom/client';
// The plain import would inject a style tag, which the Content-Security-Policy refuses.
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import type { ToastKind } from './show-toast.ts';

/** The specification's defaults (section 9). */
const AUTO_CLOSE_MS = 5000;
const MOST_AT_ONCE = 5;

let mounted = false;

function mountArea(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      limit={MOST_AT_ONCE}
      theme="light"
      stacked
      draggable
      pauseOnHover
      pauseOnFocusLoss
    />,
  );
}

/** Queues a toast; those that come before the area is drawn wait for it. */
export function addToast(kind: ToastKind, text: string, autoCloseMs = AUTO_CLOSE_MS): void {
  mountArea();
  toast[kind](text, { autoClose: autoCloseMs });
}
