import { getDomain } from 'tldts';
import type { Answer, FileFacts, PageFacts } from '../facts.ts';
import type { Image } from './items.ts';

/** More files than a page that opens has. */
const MOST_DRAWING = 30;

/** An address as a page writes it, made whole; undefined for what is none. */
export const absolute = (page: PageFacts, written: string): string | undefined =>
  URL.parse(written, page.html.base)?.href;

/** A part of an address in its own letters, or as it stands where it is garbled. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An address that a page writes, made whole; undefined for nothing that could be fetched. */
export function webAddress(written: string, base: string): URL | undefined {
  const url = written ? URL.parse(written, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether an address belongs to the same owner as the page, by its registrable domain. */
export function isOwn(page: { readonly url: string }, url: string): boolean {
  const [own, other] = [page.url, url].map((each) => getDomain(each) ?? URL.parse(each)?.hostname);
  return own === other;
}

/** The style sheets and scripts of the page's own host, with which it is drawn. */
export function drawingFiles(page: PageFacts): string[] {
  const { linkTags, scripts } = page.html;
  const styles = linkTags.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href);
  const { host } = new URL(page.url);
  const urls = [...styles, ...scripts.map(({ src = '' }) => src)].flatMap((written) => {
    const url = webAddress(written, page.html.base);
    return url?.host === host ? [url.href] : [];
  });
  return [...new Set(urls)].slice(0, MOST_DRAWING);
}

/** A picture with what HEAD said of its file. */
interface Picture {
  readonly image: Image;
  readonly file: FileFacts & { readonly bytes: number };
}

/**
 * The pictures whose file every browser loads, once each, with its size. Where a page offers several
 * (`srcset`, `picture`), nobody knows from here which one a phone takes.
 */
export function picturesOf(page: PageFacts, files: readonly FileFacts[]): Picture[] {
  return files.flatMap((file) => {
    const { bytes, kind, status, url } = file;
    if (kind !== 'image' || bytes === undefined || status !== 200) return [];
    const image = page.html.images.find(
      (one) => !one.srcset && !one.inPicture && absolute(page, one.src) === url,
    );
    return image ? [{ image, file: { ...file, bytes } }] : [];
  });
}

/** The size that a server names; undefined when it names none. */
export function declaredBytes(headers: Answer['headers']): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Kilobytes as people count them, rounded. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
