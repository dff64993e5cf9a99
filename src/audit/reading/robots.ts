import robotsParser from 'robots-parser';
import type { RobotsFacts } from '../facts.ts';
import { limits, oneLine } from './limits.ts';

/** Robots of assistants: what they do stands in the words of the check `ai-robots`. */
const ASSISTANTS = [
  'OAI-SearchBot',
  'GPTBot',
  'PerplexityBot',
  'ClaudeBot',
  'Google-Extended',
  'Bingbot',
  'facebookexternalhit',
  'Twitterbot',
];
/** Google gave up the first two in 2019; a list of pages is named by its whole address. */
const UNHEEDED =
  /^\uFEFF?[ \t]*(?:noindex|nofollow)[ \t]*:|^\uFEFF?[ \t]*sitemap[ \t]*:[ \t]*(?!https?:|[ \t]|$)/i;

/**
 * What robots.txt says of a page and of files that it loads: `status` is that of its answer, `url` where
 * it came from at last.
 */
export function readRobots(
  text: string,
  status: number,
  url: string,
  pageUrl: string,
  files: readonly string[] = [],
): RobotsFacts {
  const none = {
    url,
    status,
    sitemaps: [],
    unheeded: [],
    unreadable: false,
    blockedFiles: [],
    assistants: [],
  };
  const all = { ...none, assistants: ASSISTANTS.map((robot) => ({ robot })) };
  if (status < 200 || status >= 300) return status < 500 ? all : none;
  if (!isReadable(text)) return { ...all, unreadable: true };
  const rules = rulesOf(text, pageUrl);
  const lines = text.split(/\r\n|\r|\n/);
  const blocking = (address: string, robot: string) => {
    if (!rules.isDisallowed(address, robot)) return undefined;
    const line = rules.getMatchingLineNumber(address, robot);
    return { line, text: oneLine(lines[line - 1] ?? '') };
  };
  return {
    ...none,
    blocksGoogle: blocking(pageUrl, 'Googlebot'),
    assistants: ASSISTANTS.map((robot) => ({ robot, blockedBy: blocking(pageUrl, robot) })),
    blockedFiles: files.flatMap((file) => {
      const by = blocking(file, 'Googlebot');
      return by ? [{ url: file, by }] : [];
    }),
    unheeded: lines
      .flatMap((line, index) =>
        UNHEEDED.test(line) ? [{ line: index + 1, text: oneLine(line) }] : [],
      )
      .slice(0, limits.examples),
    sitemaps: rules
      .getSitemaps()
      .slice(0, limits.sitemaps)
      .flatMap((each) => URL.parse(each, url)?.href ?? []),
  };
}

/** What the robots.txt of a site asks of one robot. */
interface RobotRules {
  /** What is asked of all robots counts, and what it is asked by its name. */
  readonly mayFetch: (url: string) => boolean;
  /** Whether it is refused by its own name: groups for all do not count. */
  readonly refuses: (url: string) => boolean;
}

/** Read once: thousands of links are asked about, and a file can be half a megabyte long. */
export function rulesFor(text: string, origin: string, agent: string): RobotRules {
  const rules = isReadable(text) ? rulesOf(text, origin) : undefined;
  const names = [...text.matchAll(/^\uFEFF?[ \t]*user-agent[ \t]*:[ \t]*([^\s/#]+)/gim)];
  const named = names.some(([, name]) => name?.toLowerCase() === agent.toLowerCase());
  const mayFetch = (url: string) => !rules?.isDisallowed(url, agent);
  return { mayFetch, refuses: (url) => named && !mayFetch(url) };
}

/** Rules hold for the address that was asked for, even when its robots.txt was moved elsewhere. */
function rulesOf(text: string, url: string) {
  return robotsParser(new URL('/robots.txt', url).href, text.slice(0, limits.robots));
}

/**
 * It holds a line that robots know, or nothing but comments: a web page has neither. White space is
 * looked for within a line only: across lines, half a megabyte of empty ones takes minutes.
 */
function isReadable(text: string): boolean {
  if (/^\uFEFF?\s*</.test(text)) return false;
  return (
    /^\uFEFF?[ \t]*(user-agent|allow|disallow|sitemap)[ \t]*:/im.test(text) ||
    /^\s*$/.test(text.replace(/#.*/g, ''))
  );
}
