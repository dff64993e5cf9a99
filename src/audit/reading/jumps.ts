import type { PageFacts } from '../facts.ts';
import { pathOf } from './same-address.ts';
import { scriptJumps } from './script-jumps.ts';

/** A page that sends whoever opens it on to another address, by itself. */
export interface Jump {
  readonly line?: number | undefined;
  readonly found: string;
}

/** Seconds; what waits longer ends a session, or is no surprise. */
const SOON = 60;
const REFRESH = /^\s*(\d+)[\d.]*\s*[;,\s]\s*(?:url\s*=\s*)?["']?\s*([^"'\s][^"']*)/i;

/** Where tags, the header `Refresh` and scripts send visitors on to another address. */
export function jumpsOf({ url, headers, html }: PageFacts): Jump[] {
  const tags = html.metas.filter(({ name, inNoscript }) => name === 'refresh' && !inNoscript);
  const refreshes = [
    ...tags.map(({ content, line }) => ({ content, line, found: `refresh: ${content}` })),
    ...[headers.refresh ?? ''].map((content) => ({
      content,
      line: undefined,
      found: `Refresh: ${content}`,
    })),
  ].filter(({ content }) => {
    const [, seconds, to = ''] = REFRESH.exec(content.slice(0, 500)) ?? [];
    return seconds !== undefined && Number(seconds) < SOON && leavesFor(to);
  });
  function leavesFor(written: string): boolean {
    const [from, to] = [URL.parse(url), URL.parse(written, html.base)];
    return from !== null && to !== null && (from.host !== to.host || pathOf(from) !== pathOf(to));
  }
  const scripts = scriptJumps(html.scripts).filter(({ to }) => to === undefined || leavesFor(to));
  return [...refreshes, ...scripts];
}
