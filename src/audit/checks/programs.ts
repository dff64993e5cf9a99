import { ofEveryPage, ofPage } from '../check.ts';
import { evidenceOf, fail, marked, notApplicable, pass, passUnless } from '../outcome.ts';

/** jQuery by its file, as `jquery-1.12.4.min.js` or `jquery.min.js?ver=3.7.1`, which is none of its plug-ins. */
const JQUERY =
  /(?<![\w.-])jquery(?:[@/-](?=[\w.-]*(?:\/|\.js|$))|(?:\.min)?\.js\?ver=)(?=\d+\.\d)([12]\.|3\.[0-4]\.)?/i;
/** Systems that their makers mend no longer, by what they call themselves. */
const SYSTEM =
  /^(?:(WordPress [1-4]\.|Joomla!? [1-3]\.|Drupal [1-9]\b|Magento(?:,)? (?:ver\.? )?1|PrestaShop 1\.[0-6]|TYPO3 [1-9]\b)|\w+ \d)/i;

/** Of the language that writes a page, what nobody mends any more, also not those who keep old servers. */
const PHP = /^PHP\/(?:([45]\.)|\d)/;

/** jQuery, the system and the language that make a page have no holes that all know: jQuery 3.5, of April 2020, is the first without. */
export const current = ofPage((page) => {
  const { metas, scripts } = page.html;
  const server = page.headers['x-powered-by'] ?? '';
  const known = [
    ...metas.filter(({ name }) => name === 'generator').map((tag) => ({ ...tag, is: SYSTEM })),
    ...scripts.map(({ src = '', line }) => ({ content: src, line, is: JQUERY })),
    { content: server, line: undefined, is: PHP },
  ].flatMap(({ content, line, is }) => {
    const [sign, old] = is.exec(content) ?? [];
    return sign ? [{ line, content, old }] : [];
  });
  if (known.length === 0) return notApplicable;
  const wrong = known.filter(({ old }) => old);
  return passUnless(wrong.map(({ line, content }) => ({ url: page.url, line, found: content })));
});

/**
 * Services that have ended: Universal Analytics (July 2023), Optimize (September 2023), Google+ (2019),
 * AddThis (May 2023), Facebook's chat (May 2024); polyfill.io, sold to somebody who sent visitors elsewhere; tags
 * and maps that have a manual's word in place of a number; and payments that are tests still.
 */
const ENDED =
  /(?<=["'=])UA-\d{4,10}-\d{1,4}\b|google-analytics\.com\/(?:ga|urchin)\.js|googleoptimize\.com\/optimize\.js|apis\.google\.com\/js\/plusone\.js|addthis\.com\/js\/\d|\/sdk\/xfbml\.customerchat\.js|\/\/(?:cdn\.)?polyfill\.io\/|(?<=["'=])(?:G|GTM|AW|UA)-X{4,}(?:-[XY\d]+)?\b|\brzp_test_\w+|\bYOUR_(?:PIXEL_ID|API_KEY|TRACKING_ID|MEASUREMENT_ID|CONTAINER_ID)\b/;

/** What begins to count: a tag's file with its number, or a call that names it. */
const LOADS = /(?:gtag\/js|gtm\.js)\?id=[\w-]+/g;
const COUNTS =
  /gtag\(\s*["']config["']\s*,\s*["'][\w-]+["']\s*\)|fbq\(\s*["']init["']\s*,\s*["']\d+["']\s*\)/g;

/** No tag of a service that has ended is still loaded, and none counts twice. */
export const tags = ofEveryPage((page) => {
  const { scripts, frames } = page.html;
  const loaded = [...scripts.map(({ src, code, line }) => ({ src: src ?? code, line })), ...frames];
  const dead = loaded.flatMap(({ src, line }) => {
    const found = ENDED.exec(src)?.[0];
    return found === undefined ? [] : [{ line, found }];
  });
  const tests = marked(page, 'tried');
  if (scripts.length + dead.length + tests.length === 0) return notApplicable;
  // Visits that are told twice by one number. A tag that a script puts in may stand in a saved page as well.
  const told = scripts.flatMap(({ src, code, line }) =>
    [...(src ?? code).matchAll(src ? LOADS : COUNTS)].map(([found]) => ({ line, found })),
  );
  const twice = told.filter(({ found }, at) => told.findIndex((one) => one.found === found) < at);
  return passUnless([...evidenceOf(page, [...dead, ...twice], ({ found }) => found), ...tests]);
});

/** Those that still count: of ended ones, `tags` tells. */
const TRACKERS = {
  'Google tag': /googletagmanager\.com\/(?:gtag\/js|gtm\.js)/,
  'Meta pixel': /connect\.facebook\.net\/[^\s"']{0,40}\/fbevents\.js/,
  Hotjar: /static\.hotjar\.com/,
  Clarity: /clarity\.ms\/tag/,
} as const;
/** Tools that ask first, by their files, and the Google tag's own way to wait. */
const ASKS =
  /cookie-?(?:bot|law|yes|consent|notice|first|manager)|onetrust|complianz|cmplz|iubenda|usercentrics|quantcast|trustarc|termly|osano|didomi|klaro|tarteaucitron|consent-?manager|borlabs|moove_gdpr|axeptio|fundingchoices|sourcepoint|privacy-mgmt|real-?cookie-?banner|["']consent["']\s*,\s*["']default["']/i;
const SAYS =
  /\b(?:accept|allow|agree|reject|consent|decline)\w*\b[^.]{0,80}\bcookies?\b|\bcookies?\b[^.]{0,80}\b(?:accept|allow|agree|reject|consent|decline)/i;
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/;

/** Whether who visits is asked before trackers load. Told and not counted: scripts may ask unseen. */
export const consent = ofPage(({ url, html }) => {
  const running = html.scripts.filter(({ type }) => RUNS.test(type));
  const found = Object.entries(TRACKERS).flatMap(([name, sign]) => {
    const script = running.find(({ src, code }) => sign.test(src ?? code));
    return script ? [{ name, url, line: script.line, found: script.src ?? name }] : [];
  });
  if (found.length === 0) return notApplicable;
  const named = [...html.scripts, ...html.linkTags.map(({ href }) => ({ src: href, code: '' }))];
  const asks = SAYS.test(html.text) || named.some(({ src, code }) => ASKS.test(src ?? code));
  const names = found.map(({ name }) => name).join(', ');
  return (asks ? pass : fail)({ figures: { names }, evidence: found });
});
