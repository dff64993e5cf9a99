import { defineCheck } from '../check.ts';
import { evidenceOf, fail, notApplicable, pass } from '../outcome.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';

const TRACKERS = {
  'Google tag':
    /googletagmanager\.com\/(?:gtag\/js|gtm\.js)|google-analytics\.com\/(?:ga|analytics)\.js/,
  'Meta pixel': /connect\.facebook\.net\/[^\s"']{0,40}\/fbevents\.js/,
  Hotjar: /static\.hotjar\.com/,
  Clarity: /clarity\.ms\/tag/,
  LinkedIn: /snap\.licdn\.com\/li\.lms-analytics/,
  TikTok: /analytics\.tiktok\.com/,
  Yandex: /mc\.yandex\.(?:ru|com)\/metrika/,
} as const;
/** Tools that ask first, by their files and classes, and the tag's own way to wait. */
const ASKS =
  /cookie-?bot|onetrust|cookielaw|cookie-?yes|cookie-law|complianz|cmplz|iubenda|usercentrics|quantcast|trustarc|termly|osano|didomi|klaro|tarteaucitron|cookie-?consent|consent-?manager|borlabs|moove_gdpr|cookie-?notice|axeptio|cookie-?first|civiccomputing|fundingchoices|["']consent["']\s*,\s*["']default["']/i;
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
  run: ({ page }) => {
    const { html } = page;
    const found = html.scripts
      .filter(({ type }) => RUNS.test(type))
      .flatMap(({ src, code, line }) => {
        const names = Object.entries(TRACKERS).filter(([, sign]) => sign.test(src ?? code));
        return names.map(([name]) => ({ line, name, src: src ?? name }));
      });
    if (found.length === 0) return notApplicable;
    const figures = { names: [...new Set(found.map(({ name }) => name))].join(', ') };
    if (asks(html)) return pass({ figures });
    return fail({ figures, evidence: evidenceOf(page, found, ({ src }) => src) });
  },
});

function asks({ linkTags, scripts, text }: HtmlFacts): boolean {
  const named = [
    ...scripts.map(({ src, code }) => src ?? code),
    ...linkTags.map(({ href }) => href),
  ];
  return SAYS.test(text) || named.some((each) => ASKS.test(each));
}
