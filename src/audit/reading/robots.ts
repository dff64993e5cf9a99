import robotsParser from 'robots-parser';
import type { RobotsFacts } from '../facts.ts';
import { limits, oneLine } from './limits.ts';

/** What robots.txt says of a page: `status` is that of its answer, `url` where it came from at last. */
export function readRobots(
  text: string,
  status: number,
  url: string,
  pageUrl: string,
): RobotsFacts {
  const none: RobotsFacts = { url, status, sitemaps: [], unreadable: false };
  if (status < 200 || status >= 300) return none;
  if (!isReadable(text)) return { ...none, unreadable: true };
  const rules = rulesOf(text, pageUrl);
  const line = rules.getMatchingLineNumber(pageUrl, 'Googlebot');
  return {
    ...none,
    blocksGoogle: rules.isDisallowed(pageUrl, 'Googlebot')
      ? { line, text: oneLine(text.split(/\r\n|\r|\n/)[line - 1] ?? '') }
      : undefined,
    sitemaps: rules
      .getSitemaps()
      .slice(0, limits.sitemaps)
      .flatMap((each) => URL.parse(each, url)?.href ?? []),
  };
}

/** Whether a robot may fetch an address of the host that robots.txt stands for. */
export function mayFetch(text: string, url: string, agent: string): boolean {
  return !isReadable(text) || !rulesOf(text, url).isDisallowed(url, agent);
}

/** Whether robots.txt refuses a robot by its own name: groups for all do not count. */
export function refusesByName(text: string, url: string, agent: string): boolean {
  const names = [...text.matchAll(/^\s*user-agent\s*:\s*([^\s/#]+)/gim)];
  const named = names.some(([, name]) => name?.toLowerCase() === agent.toLowerCase());
  return named && !mayFetch(text, url, agent);
}

/** Rules hold for the address that was asked for, even when its robots.txt was moved elsewhere. */
function rulesOf(text: string, url: string) {
  return robotsParser(new URL('/robots.txt', url).href, text.slice(0, limits.robots));
}

/** It holds a line that robots know, or nothing but comments: a web page has neither. */
function isReadable(text: string): boolean {
  if (/^\uFEFF?\s*</.test(text)) return false;
  return (
    /^\uFEFF?\s*(user-agent|allow|disallow|sitemap)\s*:/im.test(text) ||
    /^\s*$/.test(text.replace(/#.*/g, ''))
  );
}
