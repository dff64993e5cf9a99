const lineBreaks = /\r\n?|\u2028|\u2029/g;
/** NUL, escapes and the like: PostgreSQL refuses the first, mail headers refuse them all. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Make a name read backwards, and whatever stands behind it in a list or a subject. */
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g;
/** Anything but spaces, controls, joiners, fillers and the empty Braille cell. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Several lines as typed: NFC, `\n` as the only line break, no control characters, trimmed. Joiners
 * within Hindi words stay; a text in which nothing can be seen is empty.
 */
export function cleanText(text: string): string {
  if (!visible.test(text)) return '';
  return text.replace(lineBreaks, '\n').replace(controls, '').normalize('NFC').trim();
}

/** The same on one line, which runs in the direction of its letters. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(directionOverrides, '')).replace(/\s+/g, ' ');
}

/** As much of a text as there is room for. An emoji is two units long, and half of one is no text. */
export function shortened(text: string, max: number): string {
  return text.slice(0, max).toWellFormed();
}
