import { createServer, type Server, type Socket } from 'node:net';
import { askOver, type Reply } from '../run/questions.ts';
import { runInWorker, type WorkerOptions } from '../run/run-in-worker.ts';
import type { WorkerJob } from '../run/worker-run.ts';
import { messagesOf, say } from './messages.ts';

/** Two at once is what a server asks for. */
const MOST_AT_ONCE = 4;

/** Does a run for each connection: its first line is the job, what comes back is what happens. */
export function serveAudits(options: Pick<WorkerOptions, 'file'> = {}): Server {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    serve(socket, options)
      .catch((error: unknown) => console.error(error))
      .finally(() => socket.end());
  });
  server.maxConnections = MOST_AT_ONCE;
  return server;
}

async function serve(socket: Socket, options: Pick<WorkerOptions, 'file'>): Promise<void> {
  const leaving = new AbortController();
  socket.once('close', () => leaving.abort());
  const server = askOver((question) => say(socket, question));
  const messages = messagesOf(socket, (message) => message as WorkerJob | Reply);
  const { value: job } = await messages.next();
  if (job === undefined) return;
  const hearing = (async () => {
    for await (const reply of messages) server.hear(reply as Reply);
  })();
  // A line that breaks off ends the run, by way of its close.
  hearing.catch(() => leaving.abort());
  const run = runInWorker(job as WorkerJob, leaving.signal, { ...options, answer: server.ask });
  for await (const event of run) say(socket, event);
}
