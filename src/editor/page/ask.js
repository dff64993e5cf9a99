import { create } from './create.js';

/**
 * @typedef {object} Asked
 * @property {string} name
 * @property {string} label
 * @property {string} [value]
 * @property {readonly (readonly string[])[]} [options] values, each with its words, offered while somebody types
 * @property {boolean} [optional]
 * @property {(value: string) => string} [wrong] says what is wrong with it, or nothing
 */

/**
 * Asks for a few words in a dialog.
 *
 * @param {string} title
 * @param {string} note
 * @param {readonly Asked[]} fields
 * @returns {Promise<Record<string, string> | undefined>} what was typed, unless somebody gave it up
 */
export function ask(title, note, fields) {
  const told = [create('h2', {}, title), create('p', {}, note), ...fields.map(fieldOf)];
  const done = create('button', { value: 'done' }, 'Insert');
  const cancel = create('button', { formNoValidate: true }, 'Cancel');
  const form = create('form', { method: 'dialog' }, ...told, done, ' ', cancel);
  const dialog = create('dialog', { className: 'asked' }, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      const said = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
      resolve(dialog.returnValue === 'done' ? Object.fromEntries(said) : undefined);
    });
  });
}

/** @param {Asked} field */
function fieldOf({ name, label, value = '', options = [], optional = false, wrong }) {
  const offered = options.map(([value, words]) => new Option(words, value));
  const list = create('datalist', { id: `asked-${name}` }, ...offered);
  const input = create('input', { name, value, required: !optional });
  input.setAttribute('list', list.id);
  const judge = () => input.setCustomValidity(wrong?.(input.value.trim()) ?? '');
  if (value) judge();
  input.addEventListener('input', judge);
  return create('label', {}, label, input, list);
}
