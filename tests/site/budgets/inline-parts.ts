import { gzipSync } from 'node:zlib';

/** Scripts that run, and styles; structured data belongs to the HTML. */
const INLINE = /<(script|style)\b(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/\1>/g;

/** A script or style that stands within the HTML. */
export interface InlinePart {
  readonly element: 'script' | 'style';
  readonly code: string;
  /** Gzipped by itself. */
  readonly bytes: number;
}

/** All of a page's scripts and styles that come with its HTML. */
export function inlineParts(html: string): InlinePart[] {
  return [...html.matchAll(INLINE)].map(([, element, code = '']) => ({
    element: element === 'script' ? 'script' : 'style',
    code,
    bytes: gzipSync(code, { level: 9 }).length,
  }));
}
