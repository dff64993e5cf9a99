import { defineCheck } from '../check.ts';
import type { FileFacts } from '../facts.ts';
import { shareRight } from '../outcome.ts';
import { isOwn } from '../reading/files.ts';

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

/** Files whose name changes with their content are kept by browsers, and not fetched again. */
export const check = defineCheck({
  category: 'speed',
  weight: 2,
  figures: ['count', 'all'],
  needs: ['server', 'page', 'files'],
  run: ({ page, files }) => {
    const versioned = files.filter(
      ({ status, url }) => status === 200 && isOwn(page, url) && VERSIONED.test(url),
    );
    return shareRight(
      versioned,
      (file) => keptFor(file) < WEEK_SECONDS,
      (fetchedAnew) =>
        fetchedAnew.map(({ url, line, headers }) => ({
          url,
          line,
          found: headers['cache-control'] ?? '',
          expected: 'Cache-Control: public, max-age=31536000, immutable',
        })),
    );
  },
});
