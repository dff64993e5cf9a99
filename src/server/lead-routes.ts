import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Form } from '../forms/form.ts';
import { forms } from '../forms/index.ts';
import { LANGUAGE_FIELD } from '../forms/submission-metadata.ts';
import type { Intake, IntakeResult } from '../leads/intake/intake.ts';
import { keepBodiesRaw, originOf } from '../platform/http/raw-posts.ts';
import type { AnswerPages } from './answer-pages.ts';
import { backPath } from './answer-view.ts';
import { type Edition, editionOf, saidIn } from './edition.ts';
import { toHttpAnswer, toPage } from './lead-answers.ts';

/** The most that a form post may weigh. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** Longer than any real origin; a header may be as long as 16 KB. */
const LOGGED_ORIGIN_MAX = 200;
/** Why Fastify did not read a body, by the status of its error. */
const refusals: ReadonlyMap<number | undefined, 'malformed' | 'too-large' | 'wrong-type'> = new Map(
  [
    [400, 'malformed'],
    [413, 'too-large'],
    [415, 'wrong-type'],
  ],
);

/**
 * Adds `POST /api/leads/…` for every form.
 *
 * @param answerPages those of the release that is served at the moment
 */
export function addLeadRoutes(
  app: FastifyInstance,
  intake: Intake,
  answerPages: () => AnswerPages,
): void {
  app.register(async (scope) => {
    keepBodiesRaw(scope);
    for (const form of Object.values(forms)) addFormRoute(scope, form, intake, answerPages);
  });
}

function addFormRoute(
  app: FastifyInstance,
  form: Form,
  intake: Intake,
  answerPages: () => AnswerPages,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, result: IntakeResult) =>
    send(request, reply, form, result, answerPages());

  app.route({
    method: 'POST',
    url: form.endpoint,
    bodyLimit: BODY_LIMIT_BYTES,
    handler: async (request, reply) => {
      const { body, headers } = request;
      const result = await intake({
        form: form.name,
        contentType: headers['content-type'] ?? '',
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        from: originOf(request),
        address: request.ip,
      });
      return answer(request, reply, result);
    },
    errorHandler: (error, request, reply) => {
      const kind = refusals.get(error.statusCode);
      if (kind === undefined) throw error;
      return answer(request, reply, { kind });
    },
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== 'POST'),
    url: form.endpoint,
    handler: async (request, reply) => {
      // A restored tab asks for the answer page with GET.
      if (request.method === 'GET' && wantsPage(request)) return reply.redirect('/', 303);
      return reply.code(405).header('allow', 'POST').send({ ok: false, message: 'Use POST.' });
    },
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
  result: IntakeResult,
  pages: AnswerPages,
): FastifyReply {
  const back = backPath(request.headers.referer, request.host);
  const edition = editionFor(result, back);
  const answer = toHttpAnswer(form, result, (text) => saidIn(edition, text));
  // Most often not an attack, but a SITE_URL that is not where the site is read.
  if (result.kind === 'foreign') {
    const origin = request.headers.origin?.slice(0, LOGGED_ORIGIN_MAX);
    request.log.warn({ origin }, 'refused a post from another origin');
  }
  reply.code(answer.status).header('vary', 'accept');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  if (!wantsPage(request)) return reply.send(answer.json);

  const page = toPage(form, answer, back, pages, edition);
  return reply
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** The form says the language of its page; of what could not be read, the page does. */
function editionFor({ typed }: IntakeResult, back: string): Edition {
  if (!typed) return editionOf(back);
  return typed.fields.get(LANGUAGE_FIELD) === 'hi' ? 'hi' : 'en';
}

/** Browsers ask for HTML when a form is posted without scripts; our scripts ask for JSON. */
function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
