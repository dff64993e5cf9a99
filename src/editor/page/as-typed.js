/**
 * Where a number is typed or pasted, leaves out commas, spaces and the rupee sign: at a comma the editor
 * would drop the digits before it, and 84,500 be saved as 500. In words apostrophes and quotes become curly.
 */
export function asTyped() {
  const hear = (/** @type {InputEvent & { target: EventTarget | null }} */ event) => {
    const { target, data } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !data)
      return;
    const before = target.value.slice(0, target.selectionStart ?? 0).replace(/^.*\n/s, '');
    const better =
      target.role === 'spinbutton'
        ? data.replaceAll(/[₹,\s]/g, '')
        : curly(before + data).slice(before.length);
    if (better === data) return;
    event.preventDefault();
    if (better) document.execCommand('insertText', false, better);
  };
  addEventListener('beforeinput', hear, { capture: true });
}

/** Each sign becomes one other. What may be code, to be copied, is left. */
const curly = (/** @type {string} */ line) => {
  const said = line.replaceAll(/(?<=\p{L})'/gu, '’');
  return /[`<=]/.test(line) ? said : said.replaceAll(/(?<=^|[\s(])"/gm, '“').replaceAll('"', '”');
};
