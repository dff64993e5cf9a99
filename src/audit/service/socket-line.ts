import { connect, type Socket } from 'node:net';
import type { Line } from '../run/start-worker.ts';

/** Ten times what the largest report has: more than that is no run. */
const MOST_CHARACTERS = 4_000_000;

/** A line to the service that listens there, as a user who can read nothing of this server. */
export const callService = (path: string): Line => lineOver(connect({ path }));

/** Speaks over a socket, a message a line; an end that says no JSON, or too much, breaks it. */
export function lineOver(socket: Socket): Line {
  // Whoever listens is told; what goes wrong with it while nobody looks must not end the server.
  socket.on('error', () => {});
  return {
    said: messagesOf(socket),
    say: (message) => {
      if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
    },
    close: () => socket.destroy(),
  };
}

async function* messagesOf(socket: Socket): AsyncGenerator<unknown, void> {
  let characters = 0;
  let unfinished = '';
  for await (const text of socket.setEncoding('utf8')) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new Error('An audit says more than audits do.');
    const lines = `${unfinished}${text}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
