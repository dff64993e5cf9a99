const TRIED_EVERY_MS = 100;
const TRIES = 50;

/**
 * Opens the form of a file in the editor and brings a field into view, unfolding what it is in.
 *
 * @param {HTMLIFrameElement} editor
 * @param {string} address of the form
 * @param {string} field such as hero.heading; items of lists count from 0
 */
export async function openField(editor, address, field) {
  const shown = editor.contentWindow;
  if (!shown) return;
  if (shown.location.hash.slice(1) !== address) shown.location.hash = address;
  const steps = field.split('.');
  for (let depth = 1; depth <= steps.length; depth++) {
    const path = steps.slice(0, depth).join('.');
    const found = await appearing(() => shown.document.querySelector(`[data-key-path="${path}"]`));
    // An item of a list is no field of its own; what is in it will be.
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    for (const folded of found.querySelectorAll('[aria-expanded="false"]:not([aria-haspopup])')) {
      if (folded.closest('[data-key-path]') === found)
        folded.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (depth === steps.length) focusIn(found);
  }
}

/**
 * @template Found
 * @param {() => Found | null} look
 */
async function appearing(look) {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY_MS));
  }
  return null;
}

/** @param {Element} field */
function focusIn(field) {
  /** @type {HTMLElement | null} */
  const input = field.querySelector('input, textarea, [contenteditable]');
  input?.focus();
}
