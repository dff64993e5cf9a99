import { ofEveryPage } from '../check.ts';
import { marked, notApplicable, passIf, passUnless, shareOn } from '../outcome.ts';
import { webAddress } from '../reading/addresses.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';
import { forbidden } from '../reading/policy.ts';

/** CSS pixels of most phones, and of the widest page whose words they still show large enough. */
const PHONE = 360;
const WIDEST = 600;
/** What phones take for the width of a page that names none. */
const DESK = 980;

/** The page is laid out as wide as a phone, or little wider: else it is drawn as on a desk and shrunk. */
export const width = ofEveryPage(({ url, html }) => {
  const { line, content = '', settings } = viewportOf(html);
  return passIf(widthOf(settings) <= WIDEST, { evidence: [{ url, line, found: content }] });
});

/** How wide a phone lays the page out: by the width that is named, or wider where it is shrunk at first. */
function widthOf(settings: ReadonlyMap<string, string>): number {
  const named = settings.get('width');
  const scale = Number.parseFloat(settings.get('initial-scale') ?? '');
  const width = named === 'device-width' ? PHONE : Number.parseFloat(named ?? '');
  const shrunk = scale > 0 ? PHONE / scale : Number.NaN;
  const known = [width, shrunk].filter((each) => !Number.isNaN(each));
  return known.length > 0 ? Math.max(...known) : DESK;
}

/** The page begins with the line without which browsers draw it by the rules of before 2000. */
export const drawnAsMeant = ofEveryPage(({ url, html }) =>
  passUnless(html.quirks.map((found) => ({ url, found, expected: '<!doctype html>' }))),
);

/** Twice the size is what WCAG asks for. */
const LEAST_SCALE = 2;

/** A page may not keep its readers from enlarging it, nor from copying its words. */
export const zoom = ofEveryPage((page) => {
  const { line, content, settings } = viewportOf(page.html);
  const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
  const isBlocked =
    /^(?:no|0)$/.test(settings.get('user-scalable') ?? '') || (most >= 0 && most < LEAST_SCALE);
  const bound = isBlocked ? [{ url: page.url, line, found: content }] : [];
  const locked = marked(page, 'locked');
  if (content === undefined && locked.length === 0) return notApplicable;
  return passUnless([...locked, ...bound]);
});

/** Nothing lies over the page when it opens. A script may take it away at once: hence likely. */
export const uncovered = ofEveryPage((page) => {
  const isShown = page.html.scripts.some(({ code }) => /\bbody\b|documentElement/.test(code));
  return passUnless(marked(page, 'covers', 'asks', ...(isShown ? [] : ['veiled' as const])));
});

/** The page asks for nothing that browsers have given up or its own policy forbids, and is silent until somebody asks. */
export const playable = ofEveryPage((page) => {
  const { frames, base } = page.html;
  const kept = frames.flatMap(({ hidden, src, line }) => {
    const to = webAddress(src, base);
    const found = !hidden && to && forbidden(page, 'frame', to.href);
    return found ? [{ url: page.url, line, found }] : [];
  });
  return passUnless([...marked(page, 'ended', 'sounds', 'reloads'), ...kept]);
});

/** Maps and films in a page have a name that is read out. */
export const frameTitles = ofEveryPage((page) => {
  // Counters come as frames that nobody sees.
  const frames = page.html.frames.filter(({ hidden }) => !hidden);
  return shareOn(page, frames, ({ title, src }) => title.trim() === '' && src);
});

/** The tag that tells phones how to lay a page out, with its settings by name, in lower case. */
function viewportOf({ metas }: HtmlFacts) {
  // Browsers take the last one, and part its settings by commas, semicolons and spaces.
  const tag = metas.findLast(({ name }) => name === 'viewport');
  const pairs = tag?.content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;=]+)/g) ?? [];
  return {
    ...tag,
    settings: new Map([...pairs].map(([, name = '', value = '']) => [name, value])),
  };
}
