import { create } from './create.js';

export const FIELD = '[data-key-path$="meta.title"], [data-key-path$="meta.description"]';

/** @type {{ form: string, text: string }[]} what pages say of themselves, as it was saved */
let said = [];

/** @param {Event} event */
async function compare({ type, target }) {
  const field = target instanceof Element && target.closest(FIELD);
  if (!field || !target || !('value' in target)) return;
  if (type === 'focusin') said = (await (await fetch('known.json')).json()).said;
  const own = location.hash.slice(1).split('?')[0] ?? '';
  const typed = String(target.value).trim().toLowerCase();
  const others = said.filter(({ form, text }) => text === typed && form.split('?')[0] !== own);
  field.querySelector('.same')?.remove();
  if (others.length === 0) return;
  const names = others.map(({ form }) => form.replace(/.*\//, '')).join(' and ');
  const told = `${names} says the same. Two pages with the same words compete in search results.`;
  field.append(create('p', { className: 'same wrong' }, told));
}

/** Below a title or a description for searches: which other page says the same, before it is saved. */
export function tellSameWords() {
  for (const kind of ['focusin', 'input']) addEventListener(kind, compare);
}
