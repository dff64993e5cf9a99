/** The editor beside the page that it edits. */
import { openField } from './open-field.js';

const ASKED_EVERY_MS = 1000;

/**
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no #${id}.`);
  return found;
}

const editor = element('editor', HTMLIFrameElement);
const preview = element('preview', HTMLIFrameElement);
const state = element('state', HTMLPreElement);
const told = element('told', HTMLParagraphElement);

/** Address of the site in development, once it is known. */
let site = '';

/** Shows the page once it can be had; until then, why not. */
async function follow() {
  const { address, is, why } = await (await fetch('preview.json')).json();
  site = address;
  if (is === 'up' && preview.hidden) preview.src = `${address}${pageOfEditor()}`;
  preview.hidden = is !== 'up';
  state.hidden = is === 'up';
  state.textContent = why ?? 'The preview is starting. This takes a moment.';
}

/** @type {Record<string, string>} pages by the address of their form */
const pages = await (await fetch('pages.json')).json();

function pageOfEditor() {
  const address = editor.contentWindow?.location.hash.slice(1).split('?')[0] ?? '';
  return pages[address] ?? '';
}

/** Whoever opens the form of a page sees the page. */
function followEditor() {
  const page = pageOfEditor();
  if (page && site) preview.src = `${site}${page}`;
}
editor.addEventListener('load', () => {
  editor.contentWindow?.addEventListener('hashchange', followEditor);
});

/**
 * Says which field a sentence comes from, and opens it.
 *
 * @param {string} text
 * @param {string} page
 */
async function find(text, page) {
  const query = new URLSearchParams({ text, page });
  const [place] = await (await fetch(`where.json?${query}`)).json();
  if (!place) {
    told.textContent = `“${text.slice(0, 60)}” stands in no field as it is. It may be put together from several.`;
    return;
  }
  told.textContent = `${place.path}: ${place.field}`;
  document.querySelector('[value="editor"]')?.dispatchEvent(new MouseEvent('click'));
  await openField(editor, place.address, place.field);
}

addEventListener('message', ({ origin, data }) => {
  if (origin === site && typeof data?.text === 'string') find(data.text, String(data.page));
});

await follow();
setInterval(follow, ASKED_EVERY_MS);
