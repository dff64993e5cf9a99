import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InboxParts } from './parts.ts';
import { giveSession, sessionsOf } from './session-cookie.ts';

const newLink = 'npm run leads -- inbox link --for NAME';

/** Routes that let a browser in by a link. */
export function addOpenRoutes(app: FastifyInstance, parts: InboxParts): void {
  const { access, settings } = parts;
  const refuse = (reply: FastifyReply) => {
    const sentences = [
      'It was used before, or is too old.',
      `Ask for a new one. Who runs the server makes it with: ${newLink}`,
    ];
    const link = { href: '/', text: 'If you are signed in: to the leads' };
    return reply.page(
      'notice',
      { title: 'This link opens nothing any more', sentences, link },
      403,
    );
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
    giveSession(request, reply, settings.leads.inboxUrl, opened.session);
    return reply.redirect('/', 303);
  });
}

/**
 * Lets in only who has a session. A browser that comes by a link from a mail does not show its strict
 * cookie: a page that leads to the same address by itself makes it show it.
 */
export function requireSession(scope: FastifyInstance, parts: InboxParts): void {
  scope.addHook('preHandler', async (request, reply) => {
    request.who = await whoAsks(request, parts);
    const address = new URL(request.url, 'http://inbox');
    const cameAgain = address.searchParams.has('again');
    if (request.who) {
      if (!cameAgain || request.method !== 'GET') return;
      address.searchParams.delete('again');
      return reply.redirect(address.pathname + address.search, 303);
    }
    if (request.method === 'POST') {
      const reason = `You are not signed in any more, but nothing that you typed is lost: open a new link in another tab (${newLink}), then come back here and press “Send again”.`;
      return reply.unsent(401, reason);
    }
    if (!cameAgain) {
      address.searchParams.set('again', '1');
      const goTo = address.pathname + address.search;
      const link = { href: goTo, text: 'Go on' };
      return reply.page('notice', { title: 'One moment', goTo, link }, 401);
    }
    const sentences = [
      'The inbox opens with a link of your own. A browser stays signed in for 30 days.',
      `Who runs the server makes a link with: ${newLink}`,
    ];
    return reply.page('notice', { title: 'You are not signed in', sentences }, 401);
  });

  scope.post('/sign-out', async (request, reply) => {
    await endSessions(request, parts);
    giveSession(request, reply, parts.settings.leads.inboxUrl, '');
    request.who = '';
    const sentences = ['To come back, open a new link.'];
    return reply.page('notice', { title: 'You are signed out', sentences });
  });
}

async function whoAsks(request: FastifyRequest, { access, settings }: InboxParts) {
  const sessions = sessionsOf(request, settings.leads.inboxUrl);
  return (await Promise.all(sessions.map(access.whoIs))).find(Boolean) ?? '';
}

async function endSessions(request: FastifyRequest, { access, settings }: InboxParts) {
  for (const session of sessionsOf(request, settings.leads.inboxUrl)) await access.end(session);
}
