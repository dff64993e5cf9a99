/**
 * Buttons above the text of an article: it is Markdown, in which `__words__` are bold here and
 * `**words**` a highlight, as no editor of others would write it.
 */
import { ask } from './ask.js';
import { create } from './create.js';
import { insertPicture, pictureOf } from './picture.js';
import { type } from './type.js';

/** @typedef {{ pages: Record<string, string>, pictures: string[], canUpload: boolean }} Known what can be named */

const TEXT = '.field[data-key-path="body"] textarea';

/**
 * Icon, label, what is written, and the key that does it with Ctrl. The words in ‹› give way to what is
 * selected; what begins with an empty line stands between such.
 *
 * @type {readonly [icon: string, label: string, mark: string, key?: string][]}
 */
const MARKS = [
  ['format_bold', 'Bold', '__‹words›__', 'b'],
  ['ink_highlighter', 'Highlight', '**‹words›**'],
  ['format_italic', 'Emphasis', '*‹words›*', 'i'],
  ['title', 'Chapter', '\n\n## ‹Its title›\n\n'],
  ['format_list_bulleted', 'List', '\n\n- ‹First›\n- Next\n\n'],
  ['format_quote', 'Pull quote', '\n\n> ‹One short sentence from the heart of the article.›\n\n'],
  ['table', 'Table', '\n\n| ‹What› | A month |\n| --- | --: |\n| One thing | 10 |\n\n'],
  ['lightbulb', 'Example', '\n\n:::example[Example: a shop]\n‹The figures are invented.›\n:::\n\n'],
  ['checklist', 'Do this today', '\n\n:::today[What to do]\n- [ ] ‹The first step.›\n:::\n\n'],
];

/** @type {(text: HTMLTextAreaElement, mark: string) => void} */
function write(text, mark) {
  const [before = '', words = '', after = ''] = mark.split(/[‹›]/);
  // A double click selects the space after a word, too; a mark beside a space shows as it is.
  const chosen = text.value.slice(text.selectionStart, text.selectionEnd);
  const start = text.selectionStart + chosen.length - chosen.trimStart().length;
  const inside = chosen.trim() || words;
  const first = type(text, before + inside + after, start, start + chosen.trim().length);
  const from = first + before.trimStart().length;
  text.setSelectionRange(from, from + inside.length);
}

/** @type {(text: HTMLTextAreaElement, known: Known) => Promise<void>} */
async function insertLink(text, { pages }) {
  const { selectionStart: start, selectionEnd: end } = text;
  const said = await ask('Link', '', [
    { name: 'words', label: 'Words that lead there', value: text.value.slice(start, end).trim() },
    {
      name: 'to',
      label: 'A page of ours: type a word of it, and choose. Or https:// and another site',
      options: Object.entries(pages),
      wrong: (to) =>
        to.replace(/#.*/, '') in pages || /^https:\/\/\S+\.\S/.test(to)
          ? ''
          : 'No page of ours has this address. Type a word of it, and choose from the list.',
    },
  ]);
  // What was selected stands in the words already.
  if (said) type(text, `[${said.words}](${said.to})`, start, end);
}

/** @type {(text: HTMLTextAreaElement, known: Known) => HTMLElement} */
function toolbarOf(text, known) {
  const bar = create('div', { className: 'marks', role: 'toolbar' });
  /** @type {(icon: string, label: string, press: () => void, key?: string) => void} */
  const add = (icon, label, onclick, key = '') => {
    const title = key ? `${label} (Ctrl+${key.toUpperCase()})` : label;
    const said = { className: 'material-symbols-outlined', ariaLabel: label, title, value: key };
    bar.append(create('button', { ...said, onclick }, icon));
  };
  for (const [icon, label, mark, key] of MARKS) add(icon, label, () => write(text, mark), key);
  add('link', 'Link', () => insertLink(text, known), 'k');
  add('image', 'Picture', () => insertPicture(text, known));
  text.addEventListener('keydown', (event) => {
    const button = [...bar.querySelectorAll('button')].find(({ value }) => value === event.key);
    if (!button || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    button.click();
  });
  for (const kind of /** @type {const} */ (['drop', 'paste'])) {
    text.addEventListener(kind, (event) => {
      const file = pictureOf(event);
      if (!file) return;
      event.preventDefault();
      insertPicture(text, known, file);
    });
  }
  return bar;
}

/**
 * Gives the text of an article its buttons, whenever its form is drawn.
 *
 * @param {boolean} canUpload whether a picture can be written where the content is
 */
export function articleToolbar(canUpload) {
  new MutationObserver(async () => {
    const text = document.querySelector(TEXT);
    if (!(text instanceof HTMLTextAreaElement) || text.dataset.marks) return;
    text.dataset.marks = 'true';
    const known = await (await fetch('known.json')).json();
    text.closest('.field-wrapper')?.before(toolbarOf(text, { ...known, canUpload }));
  }).observe(document.body, { childList: true, subtree: true });
}
