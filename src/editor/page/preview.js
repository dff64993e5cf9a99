/** In pages of the site in development, when the editor shows them: tells it which text is clicked. */

/** What a click is about: the nearest picture, day or element that has words of its own. */
const OWN_WORDS =
  'img[alt]:not([alt=""]), time, p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, label, button, a, span';

addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element ? event.target.closest(OWN_WORDS) : undefined;
    const own = clicked instanceof HTMLElement ? clicked.innerText : '';
    // In a field a picture is its words, and a day is written in figures.
    const words = clicked?.getAttribute('alt') ?? clicked?.getAttribute('datetime') ?? own;
    if (!words || window === parent) return;
    if (clicked?.closest('a, button, summary, label')) {
      if (!event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const page = clicked?.closest('.site-header, .site-footer') ? '' : location.pathname;
    // An element may hold several fields: the part below the pointer is one.
    const part = document.caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode;
    parent.postMessage({ texts: [words, part?.nodeValue ?? ''], page }, import.meta.env.EDITED_AT);
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
