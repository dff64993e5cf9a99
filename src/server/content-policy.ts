import { createHash } from 'node:crypto';

/** Script types that a browser runs; others (JSON-LD, JSON) are data and need no leave. */
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;

/** The sources of maps: nothing else may be framed. */
const mapSources = 'https://www.google.com https://maps.google.com https://www.openstreetmap.org';

/**
 * The Content-Security-Policy of a page: own files, and the inline scripts and styles that stood in
 * the page when it was built, each by its hash. Nothing that is injected later runs.
 */
export function contentPolicy(html: string): string {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() };
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    const name = element.toLowerCase();
    if (name === 'script' && !runsInline(attributes)) continue;
    hashes[name]?.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(hashes.script ?? [])].join(' '),
    ["style-src 'self'", ...(hashes.style ?? [])].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${mapSources}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

function runsInline(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return executableTypes.has(type.toLowerCase());
}
