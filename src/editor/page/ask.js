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
  const dialog = document.createElement('dialog');
  dialog.className = 'asked';
  dialog.innerHTML =
    '<form method="dialog"><h2></h2><p></p><button value="done">Insert</button> <button formnovalidate>Cancel</button></form>';
  const [form, heading, told, done] = ['form', 'h2', 'p', 'button'].map((part) =>
    dialog.querySelector(part),
  );
  if (!(form instanceof HTMLFormElement) || !heading || !told) throw new Error('No form.');
  heading.textContent = title;
  told.textContent = note;
  for (const field of fields) done?.before(fieldOf(field));
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
  const shown = document.createElement('label');
  const input = document.createElement('input');
  const list = document.createElement('datalist');
  list.id = `asked-${name}`;
  list.append(...options.map(([value, words]) => new Option(words, value)));
  Object.assign(input, { name, value, required: !optional });
  input.setAttribute('list', list.id);
  const judge = () => input.setCustomValidity(wrong?.(input.value.trim()) ?? '');
  if (value) judge();
  input.addEventListener('input', judge);
  shown.append(label, input, list);
  return shown;
}
