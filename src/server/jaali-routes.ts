import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jaaliName } from '../forms/jaali.ts';
import { limitPerMinute } from '../leads/intake/rate-limit.ts';
import type { AnswerPages } from './answer-pages.ts';
import type { JaaliPages } from './jaali-pages.ts';
import { sendPage, sendVersions } from './site-routes.ts';

/** For a sender: pages and cards together. Nobody looks at more, and messengers ask for few. */
const MOST_A_MINUTE = 30;

type Asked = FastifyRequest<{ Params: { name: string } }>;

/** Those of the release that is served at the moment. */
type Pages = () => { readonly answers: AnswerPages; readonly jaalis?: JaaliPages };

/** Adds `/jaali/{name}`, the screen that is drawn from a name, and its card for messengers. */
export function addJaaliRoutes(app: FastifyInstance, pages: Pages): void {
  const limit = limitPerMinute(MOST_A_MINUTE, () => new Date());
  /** What is sent of a name that may be drawn; otherwise that there is no such page. */
  const answer =
    (
      send: (
        name: string,
        jaalis: NonNullable<JaaliPages>,
        reply: FastifyReply,
        request: Asked,
      ) => unknown,
    ) =>
    async (request: Asked, reply: FastifyReply) => {
      reply.header('x-robots-tag', 'noindex');
      const { answers, jaalis } = pages();
      const name = jaaliName(request.params.name);
      const verdict = limit(request.ip);
      if (!verdict.allowed) {
        reply.header('retry-after', verdict.retryAfterSeconds);
        return sendPage(reply, 429, answers.notFound);
      }
      const sent = name && jaalis && (await send(name, jaalis, reply, request));
      return sent || sendPage(reply, 404, answers.notFound);
    };

  app.get(
    '/jaali/:name',
    answer(async (name, jaalis, reply, request) => {
      const page = await jaalis.page(name);
      return sendVersions(request, reply.header('cache-control', 'no-cache'), page);
    }),
  );
  app.get(
    '/jaali/:name/card.png',
    answer(async (name, jaalis, reply) => {
      const card = await jaalis.card(name);
      return card && reply.header('cache-control', 'no-cache').type('image/png').send(card);
    }),
  );
}
