/** The editor beside the page that it edits. */
import { create } from './create.js';
import { showHistory } from './history.js';
import { showSearchLook } from './search-look.js';

const ASKED_EVERY_MS = 1000;

/** @type {<Kind extends Element>(id: string, kind: new () => Kind) => Kind} */
function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`There is no #${id}.`);
  return found;
}

const editor = element('editor', HTMLIFrameElement);
const preview = element('preview', HTMLIFrameElement);
const state = element('state', HTMLPreElement);
const told = element('told', HTMLParagraphElement);
const HINT = told.textContent ?? '';
const found = element('found', HTMLUListElement);
const past = element('past', HTMLButtonElement);
const history = element('history', HTMLDivElement);
const look = element('look', HTMLElement);
const onlyPreview = element('side-preview', HTMLInputElement);
const wide = matchMedia('(width >= 64rem)');
const withForm = () => element(wide.matches ? 'side-both' : 'side-editor', HTMLInputElement);

/** @type {Record<string, string>} pages by the address of their form */
let pages = {};
/** How often content had changed when they were read: an entry that was just made gets a page. */
let changedBefore = -1;

/** Address of the site in development, once it is known. */
let site = '';
/** What the preview was last told to show, and for which form. */
let page = '/';
let formBefore = '';
/** What it shows: people follow links in it. */
let there = '';
/** Whether it was told since the site could last be had. */
let isTold = false;
/** Whether it has come: the page before may load again at that moment, and keep it away. */
let hasCome = false;

/** @type {string | undefined} of the half of the form that somebody writes in */
let language;

/** The address of the form that is open. */
const openForm = () => editor.contentWindow?.location.hash.slice(1).split('?')[0] ?? '';

/** @type {(words: string, form?: string) => void} says at the top what goes when another form opens */
function tell(words, form = openForm()) {
  told.textContent = words;
  told.dataset.form = form;
}

/** The form whose earlier versions are shown. */
let remembered = '';

/** Shows earlier versions in place of the page, or the page again. */
async function turn(isShown = history.hidden) {
  history.hidden = !isShown;
  remembered = openForm();
  past.ariaPressed = String(isShown);
  if (isShown) {
    (wide.matches ? withForm() : onlyPreview).checked = true;
    await showHistory(history, remembered, () => {
      editor.contentWindow?.location.reload();
      turn(false);
    });
  }
  await follow();
}

past.addEventListener('click', () => turn());

/** Shows the page of the form that is open as soon as it can be had; until then, why not. */
async function follow() {
  const { address, is, why, changed, found: findings } = await (await fetch('preview.json')).json();
  site = address;
  list(findings);
  preview.hidden = is !== 'up' || !history.hidden;
  state.hidden = is === 'up' || !history.hidden;
  state.textContent = why ?? 'The preview is starting. This takes a moment.';
  isTold &&= is === 'up';
  if (is !== 'up') return;
  const form = openForm();
  if (!history.hidden && form !== remembered) await turn(true);
  if (changed !== changedBefore) {
    // What was told before was saved.
    tell(HINT);
    changedBefore = changed;
    pages = await (await fetch('pages.json')).json();
  }
  const wanted = (language === 'hi' && pages[`${form}?_locale=hi`]) || pages[form] || page;
  document.body.classList.toggle('is-new', form.endsWith('/new'));
  // An entry in the history would stand in the way of the editor's own way back, which takes the page along.
  if (!isTold || (wanted !== there && (wanted !== page || (pages[form] && form !== formBefore)))) {
    hasCome = false;
    preview.contentWindow?.location.replace(`${site}${wanted}`);
  }
  page = wanted;
  formBefore = form;
  isTold = true;
}

/** @type {import('./search-look.js').Head | undefined} what the page says of itself */
let head;

/** @param {{ address?: string, field?: string, words?: string }} place a form, and a field to open at some words */
function show(place) {
  if (onlyPreview.checked) withForm().checked = true;
  if (place.address) editor.contentWindow?.postMessage(place, location.origin);
}

/** What was listed last: nothing is drawn anew while it stays. */
let listed = '';

/**
 * Lists what is wrong with the content, mistakes and the open form before the rest; a click opens the field.
 *
 * @param {readonly import('../findings.ts').PlacedFinding[]} findings
 */
function list(findings) {
  const form = openForm();
  const all = form + JSON.stringify(findings);
  if (all === listed) return;
  listed = all;
  found.hidden = findings.length === 0;
  const rank = (/** @type {(typeof findings)[number]} */ { kind, address }) =>
    kind + (address?.split('?')[0] !== form);
  const sorted = findings.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  found.replaceChildren(
    ...sorted.map(({ kind, sentence, mayBeRight, ...place }) => {
      const className = kind === 'mistake' ? 'wrong' : 'worth-a-look';
      const onclick = () => show(place);
      const item = create('li', {}, create('button', { className, onclick }, sentence));
      if (!place.field || !mayBeRight) return item;
      // The line goes with the next look.
      const right = `right-as-it-is?${new URLSearchParams({ path: mayBeRight, field: place.field })}`;
      const press = { className: 'right', onclick: () => fetch(right, { method: 'POST' }) };
      item.append(create('button', press, 'The Hindi is right as it is'));
      return item;
    }),
  );
}

/**
 * Says which field a sentence comes from, and opens it.
 *
 * @param {string[]} texts the sentence, and perhaps a part of it
 * @param {string} page
 */
async function find(texts, page) {
  const query = new URLSearchParams([['page', page], ...texts.map((text) => ['text', text])]);
  const [place] = await (await fetch(`where.json?${query}`)).json();
  if (place) {
    tell(`${place.path}: ${place.named}`, place.address);
    show({ ...place, words: texts.findLast(Boolean) });
  } else tell(`“${texts[0]?.slice(0, 60)}” stands in no field as it is. It may be put together.`);
}

addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && typeof data?.problem === 'string') tell(data.problem);
  if (origin === site && typeof data?.head === 'object') {
    head = data.head;
    there = data.page;
    hasCome ||= data.page === page;
    isTold &&= hasCome;
  }
  if (origin === site && Array.isArray(data?.texts)) find(data.texts, String(data.page));
});

/** An address may name a form to open, as launch-check's do. */
function open() {
  const address = location.hash.slice(1);
  if (address) editor.contentWindow?.location.replace(`editor.html#${address}`);
}

withForm().checked = true;
open();
addEventListener('hashchange', open);
await follow();

function hearForm() {
  const { contentDocument: form } = editor;
  form?.addEventListener('focusin', ({ target }) => {
    const half = /** @type {Element} */ (target).closest('.pane');
    language = half?.getAttribute('data-locale') ?? language;
  });
  editor.contentWindow?.addEventListener('hashchange', () => {
    // The list of a form comes before it.
    if (!told.dataset.form?.startsWith(openForm())) tell(HINT);
  });
  for (const kind of ['input', 'focusin', 'focusout']) {
    form?.addEventListener(kind, () => setTimeout(() => showSearchLook(form, look, head)));
  }
}
hearForm();
editor.addEventListener('load', hearForm);
setInterval(follow, ASKED_EVERY_MS);
