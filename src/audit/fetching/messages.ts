import type { IncomingMessage } from 'node:http';

/** Whose robot asks. */
export interface Robot {
  /** How it calls itself, in robots.txt too. */
  readonly robot: string;
  /** Where a page tells what it does and how to refuse it. */
  readonly siteUrl: string;
}

/** What every request says; `like` names another robot beside ours. */
export function headersOf({ robot, siteUrl }: Robot, like?: string) {
  const page = new URL('/seo-audit#bot', siteUrl).href;
  const beside = like === undefined ? '' : `; like ${like}`;
  return {
    'user-agent': `Mozilla/5.0 (compatible; ${robot}/1.0; +${page}${beside})`,
    // As browsers do: many servers have a lighter picture for those that name its format.
    accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8',
    'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
    'accept-encoding': 'br, gzip',
  };
}

const redirects: readonly unknown[] = [301, 302, 303, 307, 308];

/** Where a redirect leads; null when the answer is none that can be followed. */
export function redirectOf({ statusCode, headers }: IncomingMessage, from: URL): URL | null {
  if (!redirects.includes(statusCode) || headers.location === undefined) return null;
  // Node reads headers as Latin-1; browsers take an address that isn't ASCII for UTF-8.
  return URL.parse(Buffer.from(headers.location, 'latin1').toString(), from);
}

/** Headers as facts have them. */
export function joined(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]),
  );
}
