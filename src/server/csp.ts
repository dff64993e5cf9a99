import { createHash } from 'node:crypto';
import { analyticsIdIn } from '../platform/analytics-id.ts';
import { closed } from '../platform/http/security-headers.ts';

/** The directives that more sources may be added to. */
type OpenDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src';

/** Sources by the directive that they stand in. */
type CspSources = Readonly<Partial<Record<OpenDirective, readonly string[]>>>;

/** What every page needs: its own files, and the maps of the contact page. */
const ownSources: Readonly<Record<OpenDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [
    'https://www.google.com',
    'https://maps.google.com',
    'https://www.openstreetmap.org',
  ],
};

/**
 * What Google Analytics 4 needs without advertising features, alone or through Tag Manager.
 * https://developers.google.com/tag-platform/security/guides/csp; hits go to www.google.com where
 * the other hosts can't be reached.
 */
const analyticsSources: CspSources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com/g/collect',
  ],
};

const directives = Object.keys(ownSources) as OpenDirective[];

/** Strings never become markup or script: ours are React's and the DOM's. Others' scripts write both. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/** Script types that a browser heeds; others (JSON-LD, JSON) are data and need no leave. */
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);
const inlineElement = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;

/**
 * The Content-Security-Policy of a page: own files, Google's where the page measures visits, and the
 * inline scripts and styles that stood in it when it was built, each by its hash. Nothing else that
 * is injected later runs.
 */
export function contentSecurityPolicy(html: string): string {
  // Read off the page, so that the two agree.
  const measures = analyticsIdIn(html) !== undefined;
  const all = [ownSources, measures ? analyticsSources : {}, inlineSources(html)];
  const open = directives.map((directive) => {
    const sources = all.flatMap((given: CspSources) => given[directive] ?? []);
    return [directive, ...new Set(sources)].join(' ');
  });
  const typed = measures ? [] : trustedTypes;
  return ["default-src 'none'", ...open, "form-action 'self'", ...typed, ...closed].join('; ');
}

function inlineSources(html: string): CspSources {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    if (element.toLowerCase() === 'style') styles.push(hash);
    else if (isHeededInline(attributes)) scripts.push(hash);
  }
  return { 'script-src': scripts, 'style-src': styles };
}

function isHeededInline(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return executableTypes.has(type.toLowerCase());
}
