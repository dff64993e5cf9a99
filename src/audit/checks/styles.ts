import { ofFacts } from '../check.ts';
import { between, marked, passUnless } from '../outcome.ts';
import { kilobytes } from '../reading/addresses.ts';
import { partsOf, rulesOf, type StyleRule, saysOf } from '../reading/css.ts';
import type { Evidence } from '../said.ts';

/** What all of a page stands in, as most themes call it. */
const WHOLE = /^(?:html|body|main|[.#](?:wrapper|wrap|container|page|site|main|content|layout))$/;
/** CSS pixels: no phone is so wide, and no eye reads such letters. */
const WIDE = 600;
const SMALL = 10;
const POINTS = 4 / 3;
/** Who looks for a way to call finds none. */
const CALLS = /\[href[*^]?=["']?(?:tel:|https?:\/\/(?:wa\.me|api\.whatsapp)|wa\.me)/i;
const NARROW = /max-width|width\s*</;

/** Of a size in points or pixels; undefined for any other, which depends on more. */
function pixelsIn(value: string | undefined): number | undefined {
  const [, size, unit] = /^([\d.]+)(px|pt)\b/.exec(value ?? '') ?? [];
  return size === undefined ? undefined : Number(size) * (unit === 'pt' ? POINTS : 1);
}

/** Rules for the whole page that make it wider than a phone, and are not taken back for phones. */
function wide(rules: readonly StyleRule[]): StyleRule[] {
  const back = new Set(rules.filter(({ media }) => NARROW.test(media)).flatMap(partsOf));
  return rules.filter((rule) => {
    if (rule.media !== '' || !partsOf(rule).some((part) => WHOLE.test(part) && !back.has(part)))
      return false;
    const width = saysOf(rule, 'max-width') ? 0 : (pixelsIn(saysOf(rule, 'width')) ?? 0);
    return Math.max(pixelsIn(saysOf(rule, 'min-width')) ?? 0, width) > WIDE;
  });
}

/** The rule that makes text smaller than anybody reads: of paragraphs, or of the body where nothing else says it. */
function tiny(rules: readonly StyleRule[]): StyleRule[] {
  const last = (part: string) =>
    rules.findLast((rule) => rule.media === '' && partsOf(rule).includes(part) && sizeOf(rule));
  const rule = last('p') ?? last('main') ?? last('body');
  const size = pixelsIn(rule && sizeOf(rule));
  return rule && size !== undefined && size <= SMALL ? [rule] : [];
}

const sizeOf = (rule: StyleRule) =>
  saysOf(rule, 'font-size') ?? /(?<=^|\s)[\d.]+(?:px|pt)\b/.exec(saysOf(rule, 'font') ?? '')?.[0];

const hiddenCalls = (rules: readonly StyleRule[]) =>
  rules.filter(
    (rule) =>
      NARROW.test(rule.media) &&
      CALLS.test(rule.selector) &&
      /^none\b/.test(saysOf(rule, 'display') ?? ''),
  );

const told = ({ url, media, selector, says }: StyleRule): Evidence => ({
  url,
  found: `${media} ${selector} { ${says.replace(/\s+/g, ' ').trim()} }`.trim(),
});

/** Style sheets lay the page out for phones: no wider, in letters that can be read, with the number in sight. */
export const forPhones = ofFacts(['page', 'files'], ({ page, files }) => {
  const rules = rulesOf(page, files);
  const grave = [...wide(rules), ...tiny(rules), ...hiddenCalls(rules)].map(told);
  return passUnless([...marked(page, 'wide'), ...grave]);
});

/** Bytes of styles, unpacked, that a page may need before it shows; themes have up to this. */
const LIGHT = 250_000;
const HEAVY = 600_000;
const LEAST = 1000;
/** Signs of fonts: those made of icons have to be waited for. */
const ICONS =
  /icon|awesome|material|glyph|symbol|nucleo|fontello|entypo|themify|linear|feather|slick|swiper/i;

/** Styles are few, and nothing delays them or the letters of the text: no sheet that fetches another, no script that writes the next. */
export const atOnce = ofFacts(['page', 'files'], ({ page, files }) => {
  const sheets = [{ url: page.url, css: page.html.css }, ...files]
    .map(({ url, css = '' }) => ({ url, bytes: css.length, found: `${kilobytes(css.length)} KB` }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const bytes = sheets.reduce((sum, sheet) => sum + sheet.bytes, 0);
  const imports = files.filter(({ css = '' }) => /@import\s/.test(css.slice(0, LIGHT)));
  const fonts = rulesOf(page, files).filter(
    (rule) =>
      rule.selector === '@font-face' &&
      !/^(?:swap|fallback|optional)/.test(saysOf(rule, 'font-display') ?? '') &&
      /url\(/.test(rule.says) &&
      !ICONS.test(rule.says),
  );
  const delays = [
    ...imports.map(({ url }) => ({ url, found: '@import' })),
    ...fonts.slice(0, 1).map(told),
    ...marked(page, 'writes'),
  ];
  // One of a few lines delays nothing.
  const large = bytes > LIGHT ? sheets.filter((sheet) => sheet.bytes > LEAST) : [];
  // A delay is as bad as half of what is too much.
  const least = delays.length > 0 ? (LIGHT + HEAVY) / 2 : 0;
  return between(Math.max(bytes, least), LIGHT, HEAVY, {
    figures: { size: kilobytes(bytes) },
    evidence: [...delays, ...large],
  });
});
