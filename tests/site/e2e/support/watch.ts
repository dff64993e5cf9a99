import type { BrowserContext, Request } from '@playwright/test';

/** Where a test says which trouble it causes on purpose; all other trouble fails it. */
export interface Watch {
  /** The next trouble that matches is what the test wants. */
  expect(pattern: RegExp): void;
  /** What nobody expected, a line each. */
  unexpected(): string[];
}

/** What a page that is left no longer waits for: its type, scripts and token, late pictures. */
const LEFT_BEHIND =
  /\/(?:(?:drawings|scripts|assets|_astro)\/[\w.@~-]+\.(?:woff2|js|svg|avif|webp)|api\/form-token) net::ERR_ABORTED$/;

/** Whether a page was still being fetched ahead when its link was followed. */
const wasOvertaken = (request: Request): boolean =>
  request.failure()?.errorText === 'net::ERR_ABORTED' &&
  !request.isNavigationRequest() &&
  !/\.\w+$|^\/api\//.test(new URL(request.url()).pathname);

/**
 * Notes whatever should never happen on a visitor's screen: console errors (a violated
 * Content-Security-Policy is one), uncaught errors, failed requests, requests to other hosts.
 */
export function watch(context: BrowserContext, ownOrigin: string): Watch {
  const noted: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') noted.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => noted.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:/.test(protocol) && origin !== ownOrigin) noted.push(`foreign: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const failed = `${request.url()} ${request.failure()?.errorText}`;
    if (!LEFT_BEHIND.test(failed) && !wasOvertaken(request)) noted.push(`failed: ${failed}`);
  });

  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => noted.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
