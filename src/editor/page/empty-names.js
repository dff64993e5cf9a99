import { showField } from './show-field.js';

/** What search engines tell pages apart by: a copy of it would compete with the page that it is of. */
const OWN = ['meta.title', 'meta.description'];
/** Longer than the editor takes to make a copy. */
const COPIED_WITHIN_MS = 3000;
const ASKED_EVERY_MS = 50;

/** An entry that was made by duplicating another begins without its words for search engines. */
export function emptyNames() {
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest('button, [role="menuitem"]');
      if (pressed && /^Duplicate/.test(pressed.ariaLabel ?? pressed.textContent?.trim() ?? '')) {
        void emptyCopy();
      }
    },
    { capture: true },
  );
}

async function emptyCopy() {
  const until = Date.now() + COPIED_WITHIN_MS;
  while (!location.hash.endsWith('/new')) {
    // An item of a list is duplicated where it stands.
    if (Date.now() > until) return;
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  for (const path of OWN) {
    const input = await showField(path);
    if (!input) continue;
    Object.assign(input, { value: '' });
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
