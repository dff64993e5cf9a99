/** A limit within a message, which any field may have. */
const LIMIT = /(?<=to )\d+(?= characters)/;

/**
 * A message in the language of the page.
 *
 * @param messages by their English; none on English pages
 */
export function translated(
  text: string,
  messages: Readonly<Record<string, string>> | undefined,
): string {
  const [max = ''] = LIMIT.exec(text) ?? [];
  return messages?.[text.replace(LIMIT, '{max}')]?.replace('{max}', max) ?? text;
}
