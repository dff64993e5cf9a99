/** Words a minute: an unhurried reader on a phone. */
const PACE = 200;

/** The words of a text in Markdown, without its marks. */
export function countWords(markdown: string): number {
  return (
    markdown.match(/[\p{Letter}\p{Number}₹][\p{Letter}\p{Mark}\p{Number}.,’'%-]*/gu)?.length ?? 0
  );
}

/** Minutes it takes to read the text, at least one. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / PACE));
}
