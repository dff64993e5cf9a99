import { ofFacts, ofPage } from '../check.ts';
import { between, marked, notApplicable, partly, passIf } from '../outcome.ts';
import { kilobytes } from '../reading/addresses.ts';

/** What fits into one packet arrives no sooner when it is packed. */
const WORTH_BYTES = 1400;

/** The page's text is sent packed. Its files are not looked at: many servers pack for GET only. */
export const packed = ofFacts(['server'], ({ server }) => {
  if (server.bytes <= WORTH_BYTES) return notApplicable;
  const found = server.headers['content-encoding'] ?? '';
  return passIf(/\b(?:br|gzip|zstd|deflate)\b/i.test(found), {
    figures: { size: kilobytes(server.bytes) },
    evidence: [{ url: server.url, found, expected: 'br, gzip, zstd' }],
  });
});

/** What web.dev calls good and poor. */
const GOOD_MS = 800;
const POOR_MS = 1800;

/** The server answers soon. One visit from one place: a hint, no measurement. */
export const firstByte = ofFacts(['server'], ({ server: { firstByteMs, url } }) => {
  const seconds = Math.round(firstByteMs / 100) / 10;
  return between(firstByteMs, GOOD_MS, POOR_MS, {
    figures: { seconds },
    evidence: [{ url, found: `${seconds} s`, expected: `≤ ${GOOD_MS / 1000} s` }],
  });
});

/** Nineteen in twenty pages have less: of 793 that others saved. */
const LIGHT = 400 * 1024;
const READ_BY_GOOGLE = 2 * 1024 * 1024;

/** Phones soon have a page's HTML, unpacked, and Google reads all of it: the first 2 MB. */
export const notTooLong = ofPage(({ url, bytes, cut }) => {
  const kilobytes = Math.ceil(bytes / 1024);
  return between(cut ? READ_BY_GOOGLE : bytes, LIGHT, READ_BY_GOOGLE, {
    figures: { kilobytes },
    evidence: [{ url, found: `${kilobytes} KB` }],
  });
});

/** Lighthouse warns at 800 and most good shops have more: only what is far above it is a fault. */
const FINE = 3000;
const TOO_MANY = 10_000;

/** The page has no more elements than a cheap phone can lay out. */
export const elements = ofPage((page) =>
  between(page.html.elements, FINE, TOO_MANY, { figures: { count: page.html.elements } }),
);

/** Google's bounds for good: of the main picture or text, of the answer to a tap, of what jumps. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1 } as const;

/** What Chrome's users saw in the last 28 days. */
export const fieldVitals = ofFacts(['page', 'vitals'], ({ page: { url }, vitals }) => {
  const known = Object.entries(GOOD).flatMap(([name, most]) => {
    const value = vitals === 'none' ? undefined : vitals[name as keyof typeof GOOD];
    const unit = name === 'cls' ? '' : ' ms';
    return value === undefined ? [] : [{ name: name.toUpperCase(), value, most, unit }];
  });
  if (known.length === 0) return notApplicable;
  const good = known.filter(({ value, most }) => value <= most).length;
  return partly(good, known.length, {
    figures: { good, known: known.length },
    evidence: known.map(({ name, value, most, unit }) => ({
      url,
      found: `${name} ${value}${unit} (≤ ${most}${unit})`,
    })),
  });
});

/** Few files are no fault: most good sites have a style sheet or two. */
const FEW = 5;
const MANY = 20;

/** Few files have to arrive before anything shows. */
export const inTheWay = ofPage((page) => {
  const scripts = marked(page, 'waited');
  const styles = marked(page, 'styled');
  const count = scripts.length + styles.length;
  return between(count, FEW, MANY, {
    figures: { count, scripts: scripts.length, styles: styles.length },
    evidence: [...scripts, ...styles],
  });
});
