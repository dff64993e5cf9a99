/** In pages of the site in development, when the editor shows them: tells it which text is clicked. */

/** What a click is about: the nearest element that has words of its own. */
const OWN_WORDS =
  'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, label, button, a, span';

/** A text that is shorter than this is rather part of a sentence. */
const SENTENCE = 12;

/**
 * The run of text below the pointer: an element may hold several fields.
 *
 * @param {MouseEvent} event
 */
function run({ clientX, clientY }) {
  const text = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode.textContent?.trim();
  return text && text.length >= SENTENCE ? text : undefined;
}

addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element ? event.target.closest(OWN_WORDS) : undefined;
    const text = clicked instanceof HTMLElement ? (run(event) ?? clicked.innerText) : '';
    if (!text || window === parent) return;
    if (clicked?.closest('a, button, summary, label')) {
      if (!event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const page = clicked?.closest('.site-header, .site-footer') ? '' : location.pathname;
    parent.postMessage({ text, page }, import.meta.env.EDITED_AT);
  },
  { capture: true },
);

/** @param {string} name */
const said = (name) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';

if (window !== parent) {
  const image = said('property="og:image"');
  const head = {
    title: document.title,
    url: said('property="og:url"') || location.href,
    // As it is here: the site's own address may not be there yet.
    image: image && new URL(new URL(image).pathname, location.href).href,
  };
  parent.postMessage({ head, page: location.pathname }, import.meta.env.EDITED_AT);
}
