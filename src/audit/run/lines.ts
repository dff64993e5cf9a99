import type { Readable, Writable } from 'node:stream';

/** Ten times what the largest report has: more than that is no run. */
const MOST_CHARACTERS = 4_000_000;

/** Says something to whoever is at the other end, a message a line. */
export function say(line: Writable, message: object): void {
  if (line.writable) line.write(`${JSON.stringify(message)}\n`);
}

/** What the other end says. @throws when it is no JSON, or too much */
export async function* messagesOf(line: Readable): AsyncGenerator<unknown, void> {
  let characters = 0;
  let unfinished = '';
  for await (const text of line.setEncoding('utf8')) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new Error('An audit says more than audits do.');
    const lines = `${unfinished}${text}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const each of lines) yield JSON.parse(each);
  }
}
