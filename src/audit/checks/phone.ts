import { ofEveryPage } from '../check.ts';
import {
  evidenceOf,
  fail,
  marked,
  notApplicable,
  passIf,
  passUnless,
  shareOn,
} from '../outcome.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';

/** CSS pixels of most phones, and of the widest page whose words they still show large enough. */
const PHONE = 360;
const WIDEST = 600;
/** What phones take for the width of a page that names none. */
const DESK = 980;

/** The page is laid out as wide as a phone, or little wider: else it is drawn as on a desk and shrunk. */
export const width = ofEveryPage((page) => {
  const viewport = viewportOf(page.html);
  if (viewport === undefined) return fail({ evidence: [{ url: page.url, found: '' }] });
  const evidence = evidenceOf(page, [viewport.tag], ({ content }) => content);
  return passIf(widthOf(viewport.settings) <= WIDEST, { evidence });
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
  const viewport = viewportOf(page.html);
  const locked = marked(page, 'locked');
  if (viewport === undefined) return locked.length > 0 ? fail({ evidence: locked }) : notApplicable;
  const { settings, tag } = viewport;
  const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
  const blocked = ['no', '0'].includes(settings.get('user-scalable') ?? '');
  const isRight = !blocked && !(most >= 0 && most < LEAST_SCALE);
  const shown = isRight && locked.length > 0 ? [] : evidenceOf(page, [tag], (one) => one.content);
  return passIf(isRight && locked.length === 0, { evidence: [...locked, ...shown] });
});

/** A browser's own box that lies over the page before anybody has touched it. */
const ASKS_AT_ONCE = /\bNotification\.requestPermission\s*\(/;
const ON_TOUCH = /click|tap|touch|submit|pointer/i;

/** Nothing lies over the page when it opens. A script may take it away at once: hence likely. */
export const uncovered = ofEveryPage((page) => {
  const asking = page.html.scripts.filter(
    ({ code }) => ASKS_AT_ONCE.test(code) && !ON_TOUCH.test(code),
  );
  const asked = evidenceOf(page, asking, () => 'Notification.requestPermission()');
  return passUnless([...marked(page, 'covers'), ...asked]);
});

/** The page asks for nothing that browsers have given up, and is silent until somebody asks. */
export const playable = ofEveryPage((page) => passUnless(marked(page, 'ended', 'sounds')));

/** Maps and films in a page have a name that is read out. */
export const frameTitles = ofEveryPage((page) => {
  // Counters come as frames that nobody sees.
  const frames = page.html.frames.filter(({ hidden }) => !hidden);
  return shareOn(page, frames, ({ title, src }) => title.trim() === '' && src);
});

/** The tag that tells phones how to lay a page out, with its settings by name, in lower case. */
export function viewportOf(html: HtmlFacts) {
  // Browsers take the last one.
  const tag = html.metas.findLast(({ name }) => name === 'viewport');
  if (tag === undefined) return undefined;
  // As browsers part them: by commas, semicolons and spaces.
  const pairs = [...tag.content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;=]+)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return { tag, settings: new Map(pairs) };
}
