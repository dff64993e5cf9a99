import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from './access.ts';
import { readTyped } from './change.ts';
import type { Replies } from './replies.ts';
import { giveSession, sessionsOf } from './session-cookie.ts';

const newLink = 'npm run leads -- inbox link --for NAME';

interface Parts {
  readonly access: Access;
  readonly replies: Replies;
  readonly inboxUrl: URL | undefined;
}

/** Routes that let a browser in by a link. */
export function addOpenRoutes(app: FastifyInstance, ways: Parts): void {
  const { access, replies, inboxUrl } = ways;
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    replies.notice(request, reply, 403, {
      title: 'This link opens nothing any more',
      sentences: [
        'It was used before, or is too old.',
        `Ask for a new one. Who runs the server makes it with: ${newLink}`,
      ],
      link: { href: '/', text: 'If you are signed in: to the leads' },
    });

  app.get('/open', async (request, reply) => {
    const token = new URL(request.url, 'http://inbox').searchParams.get('token') ?? '';
    const name = await access.linkFor(token);
    if (name === undefined) return refuse(request, reply);
    return replies.page(request, reply, 'open', { token, name });
  });

  app.post('/open', async (request, reply) => {
    const opened = await access.open(readTyped(request.body).token ?? '');
    if (!opened) return refuse(request, reply);
    // Nobody could end the one that the browser had before.
    await endSessions(request, ways);
    giveSession(request, reply, inboxUrl, opened.session);
    return reply.redirect('/', 303);
  });
}

/**
 * Lets in only who has a session. A browser that comes by a link from a mail does not show its strict
 * cookie: a page that leads to the same address by itself makes it show it.
 */
export function requireSession(scope: FastifyInstance, ways: Parts): void {
  const { replies, inboxUrl } = ways;
  scope.addHook('preHandler', async (request, reply) => {
    const who = await whoAsks(request, ways);
    const address = new URL(request.url, 'http://inbox');
    const cameAgain = address.searchParams.has('again');
    if (who) {
      request.who = who;
      if (!cameAgain || request.method !== 'GET') return;
      address.searchParams.delete('again');
      return reply.redirect(address.pathname + address.search, 303);
    }
    if (request.method === 'POST') {
      const reason = `You are not signed in any more, but nothing that you typed is lost: open a new link in another tab (${newLink}), then come back here and press “Send again”.`;
      return replies.unsent(request, reply, 401, reason, readTyped(request.body));
    }
    if (!cameAgain) {
      address.searchParams.set('again', '1');
      const goTo = address.pathname + address.search;
      return replies.notice(request, reply, 401, {
        title: 'One moment',
        sentences: [],
        goTo,
        link: { href: goTo, text: 'Go on' },
      });
    }
    return replies.notice(request, reply, 401, {
      title: 'You are not signed in',
      sentences: [
        'The inbox opens with a link of your own. A browser stays signed in for 30 days.',
        `Who runs the server makes a link with: ${newLink}`,
      ],
    });
  });

  scope.post('/sign-out', async (request, reply) => {
    await endSessions(request, ways);
    giveSession(request, reply, inboxUrl, '');
    request.who = '';
    return replies.notice(request, reply, 200, {
      title: 'You are signed out',
      sentences: ['To come back, open a new link.'],
    });
  });
}

async function whoAsks(request: FastifyRequest, { access, inboxUrl }: Parts) {
  for (const session of sessionsOf(request, inboxUrl)) {
    const who = await access.whoIs(session);
    if (who !== undefined) return who;
  }
  return undefined;
}

async function endSessions(request: FastifyRequest, { access, inboxUrl }: Parts): Promise<void> {
  for (const session of sessionsOf(request, inboxUrl)) await access.end(session);
}
