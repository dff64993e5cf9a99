import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Typed } from './change.ts';
import type { Frame, NoticeView, Pages, Views } from './pages/views.ts';

/** Answers with pages. */
export type Replies = ReturnType<typeof createReplies>;

/** What pages are made of, handed in: Node reads no JSX. */
export function createReplies(pages: Pages, surroundings: Omit<Frame, 'who'>) {
  const frameOf = (request: FastifyRequest): Frame => ({
    ...surroundings,
    who: request.who || undefined,
  });
  const send = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(html);

  return {
    page: <Name extends keyof Views>(
      request: FastifyRequest,
      reply: FastifyReply,
      name: Name,
      view: Views[Name],
      status = 200,
    ) => send(reply, status, pages[name](frameOf(request), view)),
    notice: (request: FastifyRequest, reply: FastifyReply, status: number, view: NoticeView) =>
      send(reply, status, pages.notice(frameOf(request), view)),
    /** Gives back a form that could not be taken. */
    unsent: (
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
      reason: string,
      fields: Typed,
    ) => {
      const action = request.url.split('?', 1)[0] ?? '/';
      return send(reply, status, pages.unsent(frameOf(request), { reason, action, fields }));
    },
  };
}
