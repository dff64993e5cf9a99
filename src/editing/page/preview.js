/** In pages of the site in development, when the editor shows them: tells it which text is clicked. */

/** What a click is about: the nearest element that has words of its own. */
const OWN_WORDS =
  'p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, label, button, a, span';

addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element ? event.target.closest(OWN_WORDS) : undefined;
    const text = clicked instanceof HTMLElement ? clicked.innerText.trim() : '';
    if (!text || window === parent) return;
    if (clicked?.closest('a, button, summary, label')) {
      if (!event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    }
    parent.postMessage({ text, page: location.pathname }, import.meta.env.EDITED_AT);
  },
  { capture: true },
);
