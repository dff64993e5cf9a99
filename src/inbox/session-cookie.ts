import type { FastifyReply, FastifyRequest } from 'fastify';

const THIRTY_DAYS_SECONDS = 30 * 86_400;

/**
 * The cookie's name where a request came in. Over https no other host or path can have set it. A
 * browser shows the cookies of this machine to all its ports, so there the port is part of the name.
 */
function cookieName(host: string, inboxUrl: URL | undefined): string {
  if (isSecure(host, inboxUrl)) return '__Host-inbox';
  return `inbox-${host.split(':')[1] ?? '80'}`;
}

function isSecure(host: string, inboxUrl: URL | undefined): boolean {
  return inboxUrl?.protocol === 'https:' && inboxUrl.host === host.toLowerCase();
}

/**
 * The sessions that a browser shows, one or none. Without https other programs of the same computer can
 * set cookies of this name, too, and have theirs shown first: they must not sign anybody out.
 */
export function sessionsOf(
  { headers, host }: FastifyRequest,
  inboxUrl: URL | undefined,
): readonly string[] {
  const start = `${cookieName(host, inboxUrl)}=`;
  return (headers.cookie?.split(/; */) ?? [])
    .filter((each) => each.startsWith(start) && each.length > start.length)
    .map((each) => each.slice(start.length));
}

/** Gives a browser its session, or takes it away with ''. */
export function giveSession(
  request: FastifyRequest,
  reply: FastifyReply,
  inboxUrl: URL | undefined,
  session: string,
): void {
  const secure = isSecure(request.host, inboxUrl) ? '; Secure' : '';
  const age = session === '' ? 0 : THIRTY_DAYS_SECONDS;
  const name = cookieName(request.host, inboxUrl);
  reply.header(
    'set-cookie',
    `${name}=${session}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}
