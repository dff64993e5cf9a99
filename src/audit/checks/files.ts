import { getDomain } from 'tldts';
import { ofFacts } from '../check.ts';
import type { FileFacts, PageFacts } from '../facts.ts';
import { between, notChecked, shareRight, wholly } from '../outcome.ts';
import { absolute, isOwn, kilobytes } from '../reading/addresses.ts';
import { once } from '../reading/limits.ts';
import { forbidden, upgrades } from '../reading/policy.ts';
import { isGone } from '../statuses.ts';

const LIGHT_BYTES = 2_000_000;
const HEAVY_BYTES = 5_000_000;
/** Many servers pack a text for GET only, and HEAD tells its size unpacked. */
const PACKED = 0.25;

/** What a file adds to the first view, at least. */
function weightOf(page: PageFacts, { bytes, headers, kind, status, url }: FileFacts): number {
  if (bytes === undefined || status !== 200 || kind === 'data') return 0;
  if (kind === 'image') {
    const shown = page.html.images.filter(({ src }) => absolute(page, src) === url);
    return shown.length > 0 && shown.every(({ loading }) => loading === 'lazy') ? 0 : bytes;
  }
  const isText = kind === 'script' || kind === 'style';
  return isText && headers['content-encoding'] === undefined ? bytes * PACKED : bytes;
}

/** All that a page fetches before it stands. What nobody could weigh is left out: it is a least. */
export const allTogether = ofFacts(['page', 'files'], ({ page, files }) => {
  const weighed = files
    .map((file) => ({ file, bytes: weightOf(page, file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const all = weighed.reduce((sum, { bytes }) => sum + bytes, page.sentBytes);
  const unknown = files.filter(({ bytes }) => bytes === undefined).length;
  if (all < LIGHT_BYTES && unknown > files.length / 2) return notChecked('no-answer');
  return between(all, LIGHT_BYTES, HEAVY_BYTES, {
    figures: { size: kilobytes(all), files: files.length },
    evidence: weighed.flatMap(({ file: { url, line }, bytes }) =>
      bytes > 0 ? [{ url, line, found: `${kilobytes(bytes)} KB` }] : [],
    ),
  });
});

const WEEK_SECONDS = 7 * 24 * 60 * 60;
/** `app.3f9a1c2b.js`, `app-3f9a1c2b.js`, `style.css?v=5`, `style.css?ver=6.4.2`. */
const VERSIONED = /[.-](?=[a-z]*\d)[a-z0-9_]{8,}\.\w+$|[?&](?:v|ver|version|rev)=/i;

/** How long a browser may keep a file, in seconds. */
function keptFor({ headers }: FileFacts): number {
  const control = headers['cache-control'] ?? '';
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  const age = /\bmax-age=(\d+)/i.exec(control)?.[1];
  if (age !== undefined) return Number(age);
  const ends = Date.parse(headers.expires ?? '') - Date.parse(headers.date ?? '');
  return Number.isNaN(ends) ? 0 : ends / 1000;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** By any of these a browser knows whether to ask again. */
const TOLD = ['cache-control', 'expires', 'etag', 'last-modified'];

/** Files whose name changes with their content are kept by browsers. */
export const kept = ofFacts(['server', 'page', 'files'], ({ page, files }) => {
  const isForgotten = ({ headers }: FileFacts) =>
    /\bno-store\b/i.test(headers['cache-control'] ?? '') ||
    (headers.date !== undefined && TOLD.every((name) => headers[name] === undefined));
  const own = files.filter(({ status, url }) => status === 200 && isOwn(page, url));
  const known = own.filter((file) => VERSIONED.test(file.url) || isForgotten(file));
  return shareRight(known, (file) => {
    const { url, line, headers } = file;
    const found = headers['cache-control'] ?? '';
    // One that keeps its name would be shown as it was for as long after it has changed.
    const age = VERSIONED.test(url) ? FOREVER : `public, max-age=${WEEK_SECONDS}`;
    return keptFor(file) < WEEK_SECONDS && { url, line, found, expected: `Cache-Control: ${age}` };
  });
});

const FEW = 5;
const MANY = 15;

/** Scripts of few other companies run on the page; how much of them could be weighed is told. */
export const companies = ofFacts(['page', 'files'], ({ page, files }) => {
  const foreign = page.html.scripts.flatMap(({ src, line }) => {
    const url = src === undefined ? undefined : absolute(page, src);
    const company = url !== undefined && !isOwn(page, url) ? getDomain(url) : null;
    return url !== undefined && company ? [{ url, line, company }] : [];
  });
  const urls = new Set(foreign.map(({ url }) => url));
  const bytes = files
    .filter(({ url, status }) => urls.has(url) && status === 200)
    .reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  const firsts = once(foreign, ({ company }) => company);
  return between(firsts.length, FEW, MANY, {
    figures: { scripts: foreign.length, companies: firsts.length, size: kilobytes(bytes) },
    evidence: firsts.map(({ url, line }) => ({ url: page.url, line, found: url })),
  });
});

const missing = ({ url, line, status }: FileFacts) =>
  isGone(status) && { url, line, found: `${status}`, expected: '200' };

/** A page in its place, or what cameras and scanners save and hardly a browser shows. */
const NO_PICTURE = /^\s*(?:text\/html|image\/(?:hei[cf]|tiff))\b/i;

/** Fewer leave no page bare. */
const SOME = 3;

/** What the page loads is there, and pictures are such as browsers show. A missing icon is told by a check of its own. */
export const there = ofFacts(['page', 'files'], ({ page, files }) => {
  const faultOf = (file: FileFacts) => {
    const { kind, url, line, status, headers } = file;
    const type = headers['content-type'] ?? '';
    const policy = kind === 'image' && forbidden(page, 'image', url);
    if (policy) return { url, line, found: policy };
    if (kind !== 'image' || status !== 200 || !NO_PICTURE.test(type)) return missing(file);
    return { url, line, found: type, expected: 'image/…' };
  };
  const judged = files.filter(
    ({ kind, url }) => !/^(?:icon|style)$/.test(kind) && isOwn(page, url),
  );
  const pictures = judged.filter(({ kind }) => kind === 'image');
  const gone = pictures.filter(faultOf).length;
  return wholly(shareRight(judged, faultOf), gone >= SOME && gone > pictures.length / 2);
});

/** The site's own style sheets are there, and browsers may use them: else the page is bare. */
export const styled = ofFacts(['page', 'files'], ({ page, files }) => {
  // No browser takes them over http, while it asks for pictures with https.
  const isOpen = page.url.startsWith('http:') || upgrades(page);
  const isPlain = (url: string) => url.startsWith('http:') && !isOpen;
  const styles = files.filter(
    ({ kind, url }) => kind === 'style' && (isOwn(page, url) || isPlain(url)),
  );
  return shareRight(styles, (file) => {
    const { url, line, status, headers, isTampered } = file;
    const type = headers['content-type'] ?? '';
    if (isPlain(url)) return { url, line, found: url, expected: 'https:' };
    const policy = forbidden(page, 'style', url);
    if (policy) return { url, line, found: policy };
    // Browsers use none that is sent as something else.
    if (status === 200 && !/^\s*(?:text\/css\b|$)/i.test(type))
      return { url, line, found: type, expected: 'text/css' };
    return isTampered ? { url, line, found: 'integrity="…"' } : missing(file);
  });
});
