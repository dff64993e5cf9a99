import { once } from 'node:events';
import { connect } from 'node:net';
import { type AnswerQuestion, eventsIn } from '../run/questions.ts';
import type { WorkerJob } from '../run/worker-run.ts';
import { type RunEvent, readSaid } from '../said.ts';
import { messagesOf, say } from './messages.ts';

/**
 * Has an audit run by the service that listens there, as a user who can read nothing of this server. What it
 * says is checked before it is believed. Ends silently when the signal comes.
 * @throws when the service is away, or says what no audit says
 */
export async function* askService<Job extends WorkerJob>(
  path: string,
  job: Job,
  signal: AbortSignal,
  answer: AnswerQuestion,
): AsyncGenerator<RunEvent> {
  const socket = connect({ path });
  // Whoever waits for it is told; what goes wrong with it while nobody looks must not end the server.
  socket.on('error', () => {});
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave);
  try {
    await once(socket, 'connect', { signal });
    say(socket, job);
    const said = messagesOf(socket, readSaid);
    const hasEnded = yield* eventsIn(said, (reply) => say(socket, reply), answer, signal);
    if (!hasEnded && !signal.aborted) yield { kind: 'stopped', stop: 'interrupted' };
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}
