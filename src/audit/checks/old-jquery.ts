import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';

/** `jquery-1.12.4.min.js`, `jquery/2.2.4/jquery.js`, `jquery.min.js?ver=3.7.1`; no plug-ins. */
const VERSION =
  /\bjquery(?:@|\/|-)(\d+)\.(\d+)[\w.-]*(?:\/|\.js|$)|\bjquery(?:\.min)?\.js\?ver=(\d+)\.(\d+)/i;
/** The first without the holes that are known, of April 2020. */
const SAFE = { major: 3, minor: 5 } as const;

/** The version in an address of jQuery; undefined where it tells none. */
function versionIn(src = ''): { major: number; minor: number } | undefined {
  const [, major, minor, majorAfter, minorAfter] = VERSION.exec(src) ?? [];
  const first = major ?? majorAfter;
  return first === undefined
    ? undefined
    : { major: Number(first), minor: Number(minor ?? minorAfter) };
}

/** A page that uses jQuery uses one without known holes. */
export const check = defineCheck({
  category: 'trust',
  weight: 1,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const known = page.html.scripts.flatMap((script) => {
      const version = versionIn(script.src);
      return version ? [{ ...script, ...version }] : [];
    });
    if (known.length === 0) return notApplicable;
    const old = known.filter(
      ({ major, minor }) => major < SAFE.major || (major === SAFE.major && minor < SAFE.minor),
    );
    if (old.length === 0) return pass();
    return fail({ evidence: evidenceOf(page, old, ({ src }) => src ?? '') });
  },
});
