import type { ToastKind, ToastWords } from './toast-area.tsx';

const loadArea = () => import('./toast-area.tsx');

/** Fetches the toasts ahead of the first one, which may have to say that there is no connection. */
export function prepareToasts(): void {
  loadArea().catch(() => {
    // Tried again with the first toast.
  });
}

/**
 * Shows a toast. The library and its area come with the first form that wakes: most visits never
 * need them.
 * @param autoCloseMs time until it closes by itself; the specification's 5000 ms when absent
 */
export async function showToast(
  kind: ToastKind,
  text: string,
  words: ToastWords,
  autoCloseMs?: number,
): Promise<void> {
  const { addToast } = await loadArea();
  await addToast(kind, text, words, autoCloseMs);
}
