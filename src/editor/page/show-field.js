/** Longer than a form takes to be drawn. */
const TRIES = 50;
const TRIED_EVERY_MS = 100;
/** What is in sight is drawn within this many tries. */
const DRAWN_WITHIN = 5;

/**
 * Brings a field of the open form into view, unfolding what it is in.
 *
 * @param {string} field such as hero.heading; items of lists count from 0
 * @param {'en' | 'hi'} [locale] the half of the form; a narrow window shows one in place of the other
 * @param {string} [words] to select in it
 * @returns {Promise<HTMLElement | null | undefined>} what can be written in, if it was found
 */
export async function showField(field, locale = 'en', words = '') {
  const half = locale === 'hi' ? '.pane[data-locale="hi"]' : '.pane:not([data-locale="hi"])';
  // Another form may be about to take the place of the one that is open.
  const form = () => document.querySelector(half) ?? new DocumentFragment();
  await drawn(() => document, '.pane .field', TRIES);
  // Hindi beside its English, where both are in sight.
  if (locale === 'hi' && document.querySelectorAll('.pane').length > 1) await showField(field);
  if (!(await drawn(() => document, half, DRAWN_WITHIN))) {
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath: field } });
  }
  /** @type {() => ParentNode} */
  let around = form;
  const steps = field.split('.');
  for (const [index, step] of steps.entries()) {
    const path = steps.slice(0, index + 1).join('.');
    const isItem = /^\d+$/.test(step);
    const place = isItem
      ? `:scope > :nth-child(${Number(step) + 1})`
      : `.field[data-key-path="${path}"]`;
    const found = await drawn(around, place, TRIES);
    if (!found) return;
    found.scrollIntoView({ block: 'center' });
    if (index < steps.length - 1) {
      const controls = isItem ? `-item-${step}-body` : '-item-list';
      const fold = await drawn(() => found, `[aria-controls$="${controls}"]`, DRAWN_WITHIN);
      if (fold?.ariaExpanded === 'false') fold.click();
    }
    // Its own list comes before those within its items.
    const list = () => found.querySelector('[id$="item-list"]') ?? new DocumentFragment();
    around = /^\d+$/.test(steps[index + 1] ?? '') ? list : () => found;
  }
  const input = await drawn(around, 'input, textarea, [role="combobox"]', DRAWN_WITHIN);
  input?.focus({ preventScroll: true });
  if (words && input instanceof HTMLTextAreaElement && input.value.includes(words)) {
    const at = input.value.indexOf(words);
    input.setSelectionRange(at, at + words.length);
    // A text is as high as it is long, and no browser scrolls to what is selected in it.
    input.style.scrollMarginTop = `calc(10rem - ${(input.scrollHeight * at) / input.value.length}px)`;
    input.scrollIntoView();
  }
  return input;
}

/**
 * An element as soon as it is there. Forms are drawn as far as they are looked at, so it looks on.
 *
 * @param {() => ParentNode} around
 * @param {string} selector
 * @param {number} tries
 * @returns {Promise<HTMLElement | null>}
 */
async function drawn(around, selector, tries) {
  /** @type {HTMLElement | null} */
  const found = around().querySelector(selector);
  if (found || tries === 0) return found;
  // The first beside those that are drawn, in whatever direction; of an item that was pushed out of sight, its own.
  const beside = around().querySelector('.field[data-key-path]')?.parentElement;
  const next =
    beside?.querySelector(':scope > .placeholder') ?? around().querySelector('.placeholder');
  next?.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, TRIED_EVERY_MS));
  return drawn(around, selector, tries - 1);
}
