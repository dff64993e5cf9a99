import { showField } from './show-field.js';

/** What search engines tell pages apart by: a copy of it would compete with the page that it is of. */
const OWN = ['meta.title', 'meta.description'];
/** An entry that was made by duplicating another begins without its words for search engines. */
export function emptyNames() {
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest('button, [role="menuitem"]');
      if (pressed && /^Duplicate/.test(pressed.ariaLabel ?? pressed.textContent?.trim() ?? '')) {
        // An item of a list is duplicated where it stands.
        addEventListener('hashchange', emptyCopy, { once: true });
      }
    },
    { capture: true },
  );
}

async function emptyCopy() {
  if (!location.hash.endsWith('/new')) return;
  for (const path of OWN) {
    await showField(path);
    const input = document.querySelector(`.field[data-key-path="${path}"] :is(textarea, input)`);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    input.value = '';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
