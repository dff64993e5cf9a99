import type { FastifyInstance, FastifyReply } from 'fastify';
import type { InboxParts } from './parts.ts';
import { sessionCookie } from './session-cookie.ts';

const newLink = 'Ask whoever runs the server for a new link.';

/** Routes that let a browser in by a link. */
export function addOpenRoutes(app: FastifyInstance, { access, settings }: InboxParts): void {
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
    await Promise.all(cookie.read(request).map(access.end));
    cookie.give(request, reply, opened.session);
    return reply.redirect('/', 303);
  });
}

/** Lets in only who has a session. */
export function requireSession(scope: FastifyInstance, { access, settings }: InboxParts): void {
  const cookie = sessionCookie(settings.leads.inboxUrl);
  scope.addHook('preHandler', async (request, reply) => {
    const people = await Promise.all(cookie.read(request).map(access.whoIs));
    request.who = people.find(Boolean) ?? '';
    if (request.who) return;
    if (request.method === 'POST') {
      const reason = `You are not signed in any more, but nothing that you typed is lost. ${newLink} Open it in another tab, then come back here and press “Send again”.`;
      return reply.unsent(401, reason);
    }
    const text = `A browser stays signed in for 30 days. ${newLink}`;
    return reply.page('notice', { title: 'You are not signed in', text }, 401);
  });

  scope.post('/sign-out', async (request, reply) => {
    await Promise.all(cookie.read(request).map(access.end));
    cookie.give(request, reply, '');
    request.who = '';
    return reply.page('notice', { title: 'You are signed out', text: newLink });
  });
}
