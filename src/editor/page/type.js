/**
 * Puts words into a text, as if somebody typed them, so that they can be undone. Empty lines around
 * them are as many as the text lacks there.
 *
 * @param {HTMLTextAreaElement} text
 * @param {string} words
 * @param {number} start of what they replace: a dialog may have taken the selection away
 * @param {number} end
 * @returns where the first of the words stands
 */
export function type(text, words, start, end) {
  const isBlock = words.startsWith('\n\n');
  const above = text.value.slice(0, start);
  const below = text.value.slice(end);
  const before = isBlock && above ? '\n\n'.slice(/\n*$/.exec(above)?.[0].length) : '';
  const after = isBlock && below ? '\n\n'.slice(/^\n*/.exec(below)?.[0].length) : '';
  text.focus();
  text.setSelectionRange(start, end);
  document.execCommand('insertText', false, before + (isBlock ? words.trim() : words) + after);
  return start + before.length;
}
