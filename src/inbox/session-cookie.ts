import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './access.ts';

/**
 * The cookie in which a browser keeps its session. Over https no other host or path can have set it. A
 * browser shows the cookies of this machine to all its ports, so there the port is part of the name.
 */
export function sessionCookie(inboxUrl: URL | undefined) {
  const isSecure = (host: string) =>
    inboxUrl?.protocol === 'https:' && inboxUrl.host === host.toLowerCase();
  const nameAt = (host: string) =>
    isSecure(host) ? '__Host-inbox' : `inbox-${host.split(':')[1] ?? '80'}`;

  return {
    /**
     * The sessions that a browser shows, one or none. Without https other programs of the same computer
     * can set cookies of this name, too, and have theirs shown first: they must not sign anybody out.
     */
    read: ({ headers, host }: FastifyRequest): readonly string[] => {
      const start = `${nameAt(host)}=`;
      return (headers.cookie?.split(/; */) ?? [])
        .filter((each) => each.startsWith(start) && each.length > start.length)
        .map((each) => each.slice(start.length));
    },

    /** Gives a browser its session, or takes it away with ''. */
    give: ({ host }: FastifyRequest, reply: FastifyReply, session: string): void => {
      const age = session === '' ? 0 : SESSION_MS / 1000;
      const secure = isSecure(host) ? '; Secure' : '';
      const rules = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
      reply.header('set-cookie', `${nameAt(host)}=${session}; ${rules}`);
    },
  };
}
