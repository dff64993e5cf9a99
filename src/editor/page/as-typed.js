/**
 * Where a number is typed or pasted, leaves out commas, spaces and the rupee sign: at a comma the editor
 * would drop the digits before it, and 84,500 be saved as 500. In words an apostrophe becomes curly.
 */
export function asTyped() {
  const hear = (/** @type {InputEvent & { target: EventTarget | null }} */ event) => {
    const { target, data } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !data)
      return;
    const before = target.value.charAt((target.selectionStart ?? 0) - 1);
    const better =
      target.role === 'spinbutton'
        ? data.replaceAll(/[₹,\s]/g, '')
        : (before + data).replaceAll(/(?<=\p{L})'/gu, '’').slice(before.length);
    if (better === data) return;
    event.preventDefault();
    if (better) document.execCommand('insertText', false, better);
  };
  addEventListener('beforeinput', hear, { capture: true });
}
