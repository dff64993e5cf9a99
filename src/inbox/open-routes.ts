import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InboxParts } from './parts.ts';
import { sessionCookie } from './session-cookie.ts';

const newLink = 'Ask whoever runs the server for a new link.';

/** Routes that let a browser in by a link. */
export function addOpenRoutes(app: FastifyInstance, parts: InboxParts): void {
  const { access, settings } = parts;
  const cookie = sessionCookie(settings.leads.inboxUrl);
  const refuse = (reply: FastifyReply) => {
    const text = `It was used before, or is too old. ${newLink}`;
    return reply.page('notice', { title: 'This link opens nothing any more', text }, 403);
  };

  app.get('/open', async ({ search }, reply) => {
    const token = search.get('token') ?? '';
    const name = await access.linkFor(token);
    return name === undefined ? refuse(reply) : reply.page('open', { token, name });
  });

  app.post('/open', async (request, reply) => {
    const opened = await access.open(request.typed.token ?? '');
    if (!opened) return refuse(reply);
    // Nobody could end the one that the browser had before.
    await endSessions(request, parts);
    cookie.give(request, reply, opened.session);
    return reply.redirect('/', 303);
  });
}

/** Lets in only who has a session. */
export function requireSession(scope: FastifyInstance, parts: InboxParts): void {
  scope.addHook('preHandler', async (request, reply) => {
    request.who = await whoAsks(request, parts);
    if (request.who) return;
    if (request.method === 'POST') {
      const reason = `You are not signed in any more, but nothing that you typed is lost. ${newLink} Open it in another tab, then come back here and press “Send again”.`;
      return reply.unsent(401, reason);
    }
    const text = `A browser stays signed in for 30 days. ${newLink}`;
    return reply.page('notice', { title: 'You are not signed in', text }, 401);
  });

  scope.post('/sign-out', async (request, reply) => {
    await endSessions(request, parts);
    sessionCookie(parts.settings.leads.inboxUrl).give(request, reply, '');
    request.who = '';
    return reply.page('notice', { title: 'You are signed out', text: newLink });
  });
}

async function whoAsks(request: FastifyRequest, { access, settings }: InboxParts) {
  const sessions = sessionCookie(settings.leads.inboxUrl).read(request);
  return (await Promise.all(sessions.map(access.whoIs))).find(Boolean) ?? '';
}

async function endSessions(request: FastifyRequest, { access, settings }: InboxParts) {
  const sessions = sessionCookie(settings.leads.inboxUrl).read(request);
  for (const session of sessions) await access.end(session);
}
