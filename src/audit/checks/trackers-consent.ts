import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

const TRACKERS = {
  'Google tag':
    /googletagmanager\.com\/(?:gtag\/js|gtm\.js)|google-analytics\.com\/(?:ga|analytics)\.js/,
  'Meta pixel': /connect\.facebook\.net\/[^\s"']{0,40}\/fbevents\.js/,
  Hotjar: /static\.hotjar\.com/,
  Clarity: /clarity\.ms\/tag/,
} as const;
/** Tools that ask first, by their files, and the Google tag's own way to wait. */
const ASKS =
  /cookie-?(?:bot|law|yes|consent|notice|first)|onetrust|complianz|cmplz|iubenda|usercentrics|quantcast|trustarc|termly|osano|didomi|klaro|tarteaucitron|consent-?manager|borlabs|moove_gdpr|axeptio|fundingchoices|["']consent["']\s*,\s*["']default["']/i;
const SAYS =
  /\b(?:accept|allow|agree|reject|consent|decline)\w*\b[^.]{0,80}\bcookies?\b|\bcookies?\b[^.]{0,80}\b(?:accept|allow|agree|reject|consent|decline)/i;
const RUNS = /^(?:|module|(?:text|application)\/javascript)$/;

/** Whether who visits is asked before trackers load. Told and not counted: scripts may ask unseen. */
export const check = defineCheck({
  category: 'trust',
  weight: 0,
  likely: true,
  figures: ['names'],
  needs: ['page'],
  run: ({ page: { url, html } }) => {
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
  },
});
