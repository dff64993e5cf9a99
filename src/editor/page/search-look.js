/** How a search on a phone and a chat show the page, while somebody is in the fields that say it. */
import { FIELD } from './same-words.js';

/**
 * @typedef {{ title: string, url: string, image: string }} Head what the page says of itself
 * @param {Document} form
 * @param {HTMLElement} look
 * @param {Head} [head] as it was saved
 */
export function showSearchLook(form, look, head) {
  const field = form.activeElement?.closest(FIELD);
  look.hidden = !field || !head;
  const path = field?.getAttribute('data-key-path')?.replace(/\w+$/, '');
  if (!field || !path || !head) return;
  /** @param {string} name */
  const typed = (name) => {
    const input = field
      .closest('.pane')
      ?.querySelector(`[data-key-path="${path}${name}"] :is(textarea, input)`);
    return input && 'value' in input ? String(input.value) : '';
  };
  const ours = / \| [^|]*$/.exec(head.title)?.[0] ?? '';
  const [title, description] = [typed('title') + ours, typed('description')];
  const { host, pathname } = new URL(head.url);
  fill(look, { title, description, host, place: host + pathname.replaceAll('/', ' › ') });
  const picture = look.querySelector('img');
  if (picture && picture.getAttribute('src') !== head.image) picture.src = head.image;
  const cut = [...look.querySelectorAll('.google [data-shows]')].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
  const names = cut.map((each) => each.getAttribute('data-shows')).join(' and ');
  fill(look, { cut: names ? `Google cuts the ${names} here.` : 'Nothing is cut.' });
}

/**
 * @param {HTMLElement} look
 * @param {Record<string, string>} texts
 */
function fill(look, texts) {
  for (const part of look.querySelectorAll('[data-shows]')) {
    const text = texts[part.getAttribute('data-shows') ?? ''];
    if (text !== undefined && part.textContent !== text) part.textContent = text;
  }
}
