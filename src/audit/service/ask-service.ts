import { once } from 'node:events';
import { connect } from 'node:net';
import { type AuditEvent, endsRun } from '../events.ts';
import { type AnswerQuestion, isQuestion, replyTo } from '../run/questions.ts';
import type { WorkerJob } from '../run/worker-run.ts';
import { messagesOf, say } from './messages.ts';
import { readSaid } from './said.ts';

/** A run asks of some ten sites, and once of a page. */
const MOST_QUESTIONS = 60;

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
): AsyncGenerator<AuditEvent> {
  const socket = connect({ path });
  // Whoever waits for it is told; what goes wrong with it while nobody looks must not end the server.
  socket.on('error', () => {});
  const leave = () => socket.destroy();
  signal.addEventListener('abort', leave);
  let questions = 0;
  try {
    await once(socket, 'connect', { signal });
    say(socket, job);
    for await (const message of messagesOf(socket)) {
      const said = readSaid(message);
      if (isQuestion(said)) {
        questions += 1;
        if (questions > MOST_QUESTIONS) throw new Error('An audit asks more than audits do.');
        replyTo(said, answer, signal).then((reply) => say(socket, reply));
        continue;
      }
      yield said;
      if (endsRun(said)) return;
    }
    if (!signal.aborted) yield { kind: 'stopped', stop: 'interrupted' };
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}
