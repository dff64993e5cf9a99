/** In pages of the site in development, when the editor shows them: tells it which text is clicked. */

/** What a click is about: the nearest picture, day or element that has words of its own. */
const OWN_WORDS =
  'img[alt]:not([alt=""]), time, p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, blockquote, summary, label, button, a, span';

addEventListener(
  'click',
  (event) => {
    const clicked = event.target instanceof Element && event.target.closest(OWN_WORDS);
    if (!clicked || window === parent) return;
    const own = clicked instanceof HTMLElement ? clicked.innerText : '';
    // In a field a picture is its words, and a day is written in figures.
    const words = clicked.getAttribute('alt') ?? clicked.getAttribute('datetime') ?? own;
    if (!words) return;
    if (clicked.closest('a, button, summary, label')) {
      if (!event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const page = clicked.closest('.site-header, .site-footer') ? '' : location.pathname;
    // An element may hold several fields: the part below the pointer is one. A link may cover words beside it.
    const part = textAt(event, clicked.closest('.menu-group li') ?? clicked);
    const said = part?.nodeValue ?? '';
    const texts = !part || clicked.contains(part) ? [words, said] : [said];
    parent.postMessage({ texts, page }, import.meta.env.EDITED_AT);
  },
  { capture: true },
);

/**
 * @param {MouseEvent} event
 * @param {Element} within
 */
function textAt({ clientX, clientY }, within) {
  const parts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (parts.nextNode()) {
    range.selectNodeContents(parts.currentNode);
    const isHere = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
    if (isHere) return parts.currentNode;
  }
  return undefined;
}

/** @param {string} name */
const metaOf = (name) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';

if (window !== parent) {
  const image = metaOf('property="og:image"');
  const head = {
    title: document.title,
    url: metaOf('property="og:url"') || location.href,
    // As it is here: the site's own address may not be there yet.
    image: image && new URL(new URL(image).pathname, location.href).href,
  };
  parent.postMessage({ head, page: location.pathname }, import.meta.env.EDITED_AT);
}
