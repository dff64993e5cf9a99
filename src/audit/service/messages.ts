import type { Socket } from 'node:net';

/** Ten times what the largest report has: more than that is no run. */
const MOST_CHARACTERS = 4_000_000;

export function say(socket: Socket, message: object): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** What the other side says, line by line. @throws when it says no JSON, what `read` doesn't take, or too much */
export async function* messagesOf<Said>(
  socket: Socket,
  read: (message: unknown) => Said,
): AsyncGenerator<Said, void> {
  let characters = 0;
  let unfinished = '';
  for await (const text of socket.setEncoding('utf8')) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new Error('An audit says more than audits do.');
    const lines = `${unfinished}${text}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield read(JSON.parse(line));
  }
}
