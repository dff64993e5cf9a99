import type { PageFacts } from '../facts.ts';

/** An address that a page names as the real one. */
export interface Canonical {
  readonly written: string;
  /** Absolute; undefined for nothing that a browser could open. */
  readonly url: URL | undefined;
  /** Undefined for a header. */
  readonly line: number | undefined;
}

/** All that the head and the `Link` header name; Google heeds no others. */
export function canonicalsOf(page: PageFacts): Canonical[] {
  const tags = page.html.linkTags.filter(({ rel, inHead }) => inHead && rel.includes('canonical'));
  const header = /<([^<>]*)>\s*;[^,<]*\brel="?canonical\b/i.exec(page.headers.link ?? '')?.[1];
  const written = [
    ...tags.map(({ href, line }) => ({ written: href, line })),
    ...(header === undefined ? [] : [{ written: header, line: undefined }]),
  ];
  return written.map((each) => ({ ...each, url: webAddress(each.written, page.html.base) }));
}

function webAddress(written: string, base: string): URL | undefined {
  const url = written ? URL.parse(written, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
