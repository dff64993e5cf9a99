import type { PageFacts } from '../facts.ts';
import { webAddress } from './files.ts';
import { scriptCanonicals } from './script-tags.ts';

/** An address that a page names as the real one. */
export interface Canonical {
  readonly written: string;
  /** Absolute; undefined for nothing that a browser could open. */
  readonly url: URL | undefined;
  /** Undefined for a header. */
  readonly line: number | undefined;
}

/** All that the head and the `Link` header name, or a script in place of the head; Google heeds no others. */
export function canonicalsOf(page: PageFacts): Canonical[] {
  const tags = page.html.linkTags
    .filter(({ rel, inHead }) => inHead && rel.includes('canonical'))
    .map(({ href, line }) => ({ written: href, line }));
  const header = /<([^<>]*)>\s*;[^,<]*\brel="?canonical\b/i.exec(page.headers.link ?? '')?.[1];
  const set = scriptCanonicals(page);
  const written = [
    ...(set.length > 0 ? set : tags),
    ...(header === undefined ? [] : [{ written: header, line: undefined }]),
  ];
  return written.map((each) => ({ ...each, url: webAddress(each.written, page.html.base) }));
}
