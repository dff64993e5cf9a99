/** Starts Sveltia CMS with the configuration that was made of the schemas. */
import { asTyped } from './as-typed.js';
import { publishLine } from './publish-line.js';
import { tellSameWords } from './same-words.js';
import { serveFolder } from './served-folder.js';
import { showField } from './show-field.js';
import { articleToolbar } from './toolbar.js';

const SVELTIA = './sveltia/sveltia-cms.mjs';
/** Where it keeps what a person prefers. */
const PREFERENCES = 'sveltia-cms.prefs';
/** Save is lit in each new form, and where there is something to save. */
const UNSAVED = '.content-editor:has(.field) [aria-keyshortcuts$="+S"]:enabled';

const config = await (await fetch('config.json')).json();
const isHere = config.backend.name === 'test-repo';
if (isHere) {
  await serveFolder();
  /** @type {HTMLElement | undefined} where somebody wrote last */
  let place;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('button')) place = target;
  });
  // Of a folder it keeps no drafts. Each way out of a form, Escape too, is an event that it hears after us.
  addEventListener('hashchange', (event) => {
    if (!document.querySelector(UNSAVED)) return;
    if (confirm('This form is not saved. Leave it, and lose what you wrote?')) return;
    event.stopImmediatePropagation();
    history.replaceState(history.state, '', event.oldURL);
    place?.focus();
  });
  addEventListener('beforeunload', (event) => {
    if (document.querySelector(UNSAVED)) event.preventDefault();
  });
} else void publishLine();
// It would look for its configuration by itself.
Object.assign(window, { CMS_MANUAL_INIT: true });
// A form that is saved stays open, and its page beside it, until a person prefers it otherwise.
const preferred = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false, ...preferred }));
asTyped();
articleToolbar(isHere);
// Elsewhere what is known of other pages is as old as the editor.
if (isHere) tellSameWords();
const { default: CMS } = await import(SVELTIA);
CMS.init({ config });

// Its list of errors shows the field of the slug, which is none of the form's, and puts no cursor there.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('.ref')) return;
  setTimeout(() =>
    document.querySelector('.field:not([data-key-path])')?.querySelector('input')?.focus(),
  );
});

addEventListener('message', async ({ source, data }) => {
  // Its own list of errors finds no field that is not drawn yet.
  if (source === window && data?.type === 'highlight-editor-field') showField(data.payload.keyPath);
  if (source !== parent || typeof data?.address !== 'string') return;
  const [address, inHindi] = data.address.split('?');
  const { hash } = location;
  // A form in the place of another is drawn empty where one of the two has Hindi: the list comes between, within 5 s.
  if (hash.split('?')[0] !== `#${address}`) {
    location.hash = address.replace(/\/entries\/.*/, '');
    for (let tries = 0; document.querySelector('.content-editor'); tries++) {
      if (location.hash === hash || tries === 100) return;
      await new Promise((next) => setTimeout(next, 50));
    }
    location.hash = address;
  }
  if (data.field) showField(data.field, inHindi ? 'hi' : 'en', data.words);
});
