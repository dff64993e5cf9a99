import robotsParser from 'robots-parser';
import { isFine } from '../statuses.ts';
import { limits, oneLine } from './limits.ts';

/** Robots of assistants: what they do stands in the words of the check `ai-robots`. */
const ASSISTANTS =
  'OAI-SearchBot GPTBot PerplexityBot Claude-SearchBot ClaudeBot Google-Extended Bingbot facebookexternalhit Twitterbot'.split(
    ' ',
  );
/** Google gave up the first two in 2019; a list of pages is named by its whole address. */
const UNHEEDED =
  /^\uFEFF?[ \t]*(?:noindex|nofollow)[ \t]*:|^\uFEFF?[ \t]*sitemap[ \t]*:[ \t]*(?!https?:|[ \t]|$)/i;

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|\?)/i;

/** robots.txt and what it says of the page. */
export type RobotsFacts = ReturnType<typeof readRobots>;

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
) {
  const isThere = isFine(status);
  const isRead = isThere && isReadable(text);
  const rules = rulesOf(isRead ? text : '', pageUrl);
  const lines = isRead ? text.split(/\r\n|\r|\n/) : [];
  const lineAt = (line: number) => ({ line, text: oneLine(lines[line - 1] ?? '') });
  const blocking = (address: string, robot: string) =>
    rules.isAllowed(address, robot) === false
      ? lineAt(rules.getMatchingLineNumber(address, robot))
      : undefined;
  return {
    url,
    status,
    /** It is HTML, or nothing that a robot can read. */
    unreadable: isThere && !isRead,
    /** The line that keeps Googlebot from the page; undefined when it may come. */
    blocksGoogle: blocking(pageUrl, 'Googlebot'),
    /** What robots of assistants are asked of the page; none while the server is broken. */
    assistants: (status < 500 ? ASSISTANTS : []).map((robot) => ({
      robot,
      blockedBy: blocking(pageUrl, robot),
    })),
    /** Of some files of the page, and pages of its menu, those that Googlebot may not fetch. */
    blockedFiles: files.flatMap((file) => {
      const by = blocking(file, 'Googlebot');
      // Pictures have a robot of their own, which may be let in.
      const isOpen = PICTURE.test(file) && !blocking(file, 'Googlebot-Image');
      return by && !isOpen ? [{ url: file, by }] : [];
    }),
    /** Lines that no robot heeds: half an address, or what was given up. */
    unheeded: lines
      .flatMap((line, index) => (UNHEEDED.test(line) ? [lineAt(index + 1)] : []))
      .slice(0, limits.examples),
    /** Addresses of sitemaps, absolute. */
    sitemaps: rules
      .getSitemaps()
      .slice(0, limits.sitemaps)
      .flatMap((each) => URL.parse(each, url)?.href ?? []),
  };
}

/** What a site asks of one robot. Read once: thousands of links are asked about, and a file can be half a megabyte long. */
export function rulesFor(text: string, origin: string, agent: string) {
  const rules = rulesOf(isReadable(text) ? text : '', origin);
  const names = [...text.matchAll(/^\uFEFF?[ \t]*user-agent[ \t]*:[ \t]*([^\s/#]+)/gim)];
  const named = names.some(([, name]) => name?.toLowerCase() === agent.toLowerCase());
  return {
    /** Of other sites nothing is known. */
    mayFetch: (url: string) => rules.isAllowed(url, agent) === true,
    /** Whether it is refused by its own name: groups for all do not count. */
    refuses: (url: string) => named && rules.isAllowed(url, agent) === false,
  };
}

/** Rules hold for the address that was asked for, even when its robots.txt was moved elsewhere. */
const rulesOf = (text: string, url: string) => robotsParser(new URL('/robots.txt', url).href, text);

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
