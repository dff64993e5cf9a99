export type ToastKind = 'success' | 'error';

/**
 * Shows a toast. The library and its area are fetched with the first one: most visits never need
 * them.
 * @param autoCloseMs time until it closes by itself; the specification's 5000 ms when absent
 */
export async function showToast(kind: ToastKind, text: string, autoCloseMs?: number) {
  const { addToast } = await import('./toast-area.tsx');
  await addToast(kind, text, autoCloseMs);
}
