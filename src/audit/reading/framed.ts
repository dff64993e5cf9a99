import { webAddress } from './files.ts';
import type { HtmlFacts } from './html-facts.ts';

/** Maps, films, posts and counters that pages put in: no page of the site. */
const WIDGET =
  /(?:^|\.)(?:googletagmanager|doubleclick|google|youtube|youtube-nocookie|vimeo|facebook|instagram|twitter|openstreetmap|calendly|hcaptcha|typeform|spotify|soundcloud)\.(?:com|net|org|co\.in)$/;
/** A page with less of its own says nothing. */
const BARE_WORDS = 30;

/** Nothing is there to be read: no heading, no menu, a handful of words. */
export const isBare = ({ plain }: HtmlFacts): boolean =>
  plain.words < BARE_WORDS && plain.headings === 0 && plain.anchors < 3;

/** The frames in which another page shows instead of this one, which is bare. */
export function framesForPage(html: HtmlFacts): HtmlFacts['frames'] {
  if (!isBare(html)) return [];
  return html.frames.filter(({ src, hidden }) => {
    const to = webAddress(src.trim(), html.base);
    return !hidden && to !== undefined && !WIDGET.test(to.hostname);
  });
}
