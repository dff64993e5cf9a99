import type { IncomingMessage } from 'node:http';

const redirects: readonly number[] = [301, 302, 303, 307, 308];
/** Lets an unwanted body pass, so that its socket can be used again; a longer one is broken off. */
export function passOver(response: IncomingMessage, most: number): void {
  let bytes = 0;
  response
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) response.destroy();
    })
    // The deadline of its request breaks it off as well.
    .on('error', () => {});
}

/** What is told of an answer whose body nobody read. */
export const noBody = { sentBytes: 0, bytes: 0, cut: false };

/** What every request says. */
export const headersFor = (userAgent: string) => ({
  'user-agent': userAgent,
  // As browsers do: many servers have a lighter picture for those that name its format.
  accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'br, gzip',
});

/** Where a redirect leads; undefined when the answer is none that can be followed. */
export function redirectOf(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | undefined {
  if (!redirects.includes(statusCode) || headers.location === undefined) return undefined;
  // Node reads headers as Latin-1; browsers take an address that isn't ASCII for UTF-8.
  const location = Buffer.from(headers.location, 'latin1').toString();
  const next = URL.parse(location, from);
  return next ? withoutFragment(next) : undefined;
}

/** An address as servers are asked for it. */
export function withoutFragment(url: URL): URL {
  const copy = new URL(url);
  copy.hash = '';
  return copy;
}

/** Headers as facts have them. */
export function joined(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]),
  );
}
