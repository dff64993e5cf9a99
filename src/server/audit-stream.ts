import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AuditStore } from '../audit/storage/audit-store.ts';
import { senderGroup } from '../platform/http/sender-group.ts';

/** How often to look for what is new in a run. */
const LOOK_EVERY_MS = 250;
/** A comment now and then keeps proxies from closing a quiet connection. */
const QUIET_MS = 15_000;
/** A browser that lost its connection comes back after this. */
const RETRY_MS = 2_000;
const STREAMS_MAX = 100;
/** Mobile carriers share addresses. */
const STREAMS_PER_SENDER = 8;
const FULL_RETRY_SECONDS = 10;

/**
 * Adds `GET /api/audits/{id}/events`: tells the page of a report that there is more to show, as
 * server-sent events. Looks into the database, so that any server may do the run.
 */
export function addAuditStream(app: FastifyInstance, store: AuditStore): void {
  const stopping = new AbortController();
  // A server that closes waits for its answers to end.
  app.addHook('preClose', async () => stopping.abort());
  const open = new Map<string, number>();
  let streams = 0;

  // Not HEAD: nobody would read its stream, and it would last as long as the run.
  const route = { exposeHeadRoute: false };
  app.get<{ Params: { id: string } }>('/api/audits/:id/events', route, async (request, reply) => {
    const { id } = request.params;
    // Asked before anything is waited for: who leaves meanwhile must hold no stream.
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const seen = Number(request.headers['last-event-id']) || 0;
    const position = await store.position(id);
    if (!position) return reply.code(404).send({ ok: false, message: 'Not found.' });
    if (leaving.signal.aborted) return reply;
    // All was told: this answer keeps a browser from asking again.
    if (position.ended && position.seq <= seen) return reply.code(204).send();

    const sender = senderGroup(request.ip);
    const own = open.get(sender) ?? 0;
    if (streams >= STREAMS_MAX || own >= STREAMS_PER_SENDER) {
      return reply.code(503).header('retry-after', FULL_RETRY_SECONDS).send({ ok: false });
    }
    streams += 1;
    open.set(sender, own + 1);
    const until = AbortSignal.any([stopping.signal, leaving.signal]);
    leaving.signal.addEventListener('abort', () => {
      streams -= 1;
      const left = (open.get(sender) ?? 1) - 1;
      if (left > 0) open.set(sender, left);
      else open.delete(sender);
    });
    return (
      reply
        .type('text/event-stream')
        // nginx would gather them into larger pieces.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(eventsOf(store, id, seen, until)))
    );
  });
}

async function* eventsOf(
  store: AuditStore,
  id: string,
  from: number,
  stopping: AbortSignal,
): AsyncGenerator<string, void> {
  yield `retry: ${RETRY_MS}\n\n`;
  let seen = from;
  let quietSince = performance.now();
  while (!stopping.aborted) {
    const position = await store.position(id);
    // Deleted meanwhile: the page is asked for once more, and says so.
    if (!position) return yield messageOf(seen, true);
    const { seq, ended } = position;
    if (seq > seen || ended) {
      seen = seq;
      quietSince = performance.now();
      yield messageOf(seq, ended);
    } else if (performance.now() - quietSince > QUIET_MS) {
      quietSince = performance.now();
      yield ':\n\n';
    }
    if (ended) return;
    await sleep(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => {});
  }
}

function messageOf(seq: number, ended: boolean): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ seq, ended })}\n\n`;
}
