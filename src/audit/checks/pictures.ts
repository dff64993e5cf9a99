import { ofEveryPage, ofFacts } from '../check.ts';
import type { FileFacts } from '../facts.ts';
import {
  evidenceOf,
  marked,
  notApplicable,
  notChecked,
  partly,
  pass,
  passIf,
  shareOn,
} from '../outcome.ts';
import { absolute, kilobytes } from '../reading/addresses.ts';
import { partsOf, rulesOf, type StyleRule } from '../reading/css.ts';
import { STANDS_IN } from '../reading/marks.ts';

/** The name of a file, which a system or a camera put there. */
const FILE =
  /^\S+\.(?:jpe?g|png|webp|gif|avif)$|^(?:DSC|IMG|PXL)[-_]?\d[\w-]*$|^(?:Screen ?shot|WhatsApp Image)[-_ ](?:from )?20\d\d[-_]?\d\d/i;

/** Pictures that mean something say what they show; an empty `alt` says that one is decoration. */
export const alt = ofEveryPage((page) => {
  const shown = page.html.images.filter(({ hidden }) => !hidden);
  // A space is read out by some; decoration has no letter at all.
  const isWrong = (alt = ' ') => /^\s+$/.test(alt) || FILE.test(alt.trim());
  return shareOn(page, shown, ({ alt, src }) => isWrong(alt) && (alt?.trim() || src || '<img>'));
});

/** Most pictures are there for robots and readers without scripts. */
export const plain = ofEveryPage((page) => {
  const late = marked(page, 'late');
  const shown = page.html.images.filter(({ src }) => src !== '');
  const there = shown.filter(({ src }) => !STANDS_IN.test(src));
  const all = Math.max(shown.length, there.length + late.length);
  if (all === 0) return notApplicable;
  const figures = { count: late.length, all };
  if (2 * late.length < all) return pass({ figures });
  return partly(all - late.length, all, { figures, evidence: late });
});

/** A picture as wide as a phone's screen needs a third of it. */
const HEAVY_BYTES = 300_000;

/**
 * Single pictures are not so heavy that a phone waits for them. Where a page offers several, nobody knows from here
 * which one a phone takes.
 */
export const weight = ofFacts(['page', 'files'], ({ page, files }) => {
  const sure = new Set(
    page.html.images.flatMap(({ src, isOnly }) => (isOnly ? absolute(page, src) : [])),
  );
  const pictures = files
    .filter(({ kind, status, url }) => kind === 'image' && status === 200 && sure.has(url))
    .flatMap(({ bytes, ...file }) => (bytes === undefined ? [] : [{ ...file, bytes }]))
    .toSorted((a, b) => b.bytes - a.bytes);
  const [heaviest] = pictures;
  if (heaviest === undefined) return notApplicable;
  const all = pictures.length;
  const heavy = pictures.filter(({ bytes }) => bytes > HEAVY_BYTES);
  const size = (bytes: number) => `${kilobytes(bytes)} KB`;
  const expected = `≤ ${size(HEAVY_BYTES)}`;
  return partly(all - heavy.length, all, {
    figures: { count: heavy.length, all, heaviest: kilobytes(heaviest.bytes) },
    evidence: heavy.map(({ url, line, bytes }) => ({ url, line, found: size(bytes), expected })),
  });
});

/** With it a rule keeps the place of a picture free, or takes it out of the way. */
const PLACED =
  /(?<![-\w])(?:min-)?height\s*:(?!\s*(?:auto|inherit|initial|unset|100%))|aspect-ratio\s*:|position\s*:\s*(?:absolute|fixed)/i;
/** Sheets of these hold letters and signs alone. */
const LETTERS = /^https?:\/\/(?:fonts\.|use\.typekit|[^?]*(?:font-?awesome|icons?\b))/i;

/** What the last part of a rule's selectors is called: `img`, `.photo`, `#map`. */
const namesOf = (rule: StyleRule) =>
  partsOf(rule).flatMap((part) => {
    const last = part.split(/[\s>+~]+/).at(-1);
    return last?.match(/[.#][\w-]+|^img\b/g) ?? [];
  });

/**
 * With width and height a browser keeps the place of a picture free, or by a rule of a style sheet: for all
 * pictures, one, or a box around it. Small ones in menus move nothing. Rules for wider boxes are not seen: hence
 * likely, and at worst half of it is taken for right.
 */
export const dimensions = ofFacts(['page', 'files'], ({ page, files }) => {
  const images = page.html.images.filter(({ apart, hidden }) => !apart && !hidden);
  if (images.length === 0) return notApplicable;
  const isRead = ({ kind, css, url }: FileFacts) =>
    kind !== 'style' || css !== undefined || LETTERS.test(url);
  if (!files.every(isRead)) return notChecked('no-answer');
  const placed = new Set(
    rulesOf(page, files)
      .filter(({ says }) => PLACED.test(says))
      .flatMap(namesOf),
  );
  const unsized = images.filter(
    ({ width, height, style, names }) =>
      !(width && height) &&
      !PLACED.test(style) &&
      !['img', ...names].some((one) => placed.has(one)),
  );
  return partly(2 * images.length - unsized.length, 2 * images.length, {
    figures: { count: unsized.length, all: images.length },
    evidence: evidenceOf(page, unsized, ({ src }) => src || '<img>'),
  });
});

/** Narrower or lower ones are logos, icons and strips. */
const LEAST_WIDTH = 300;
const LEAST_HEIGHT = 150;
/** As the file of such a picture is called, where nothing says how large it is. */
const HERO = /\b(?:hero|banner|cover|slide|slider)\b/i;

/**
 * The first large picture, if it stands above the second heading, is most likely what a visitor sees first: it is not
 * told to wait. A declared width tells how large, or its name.
 */
export const firstAtOnce = ofEveryPage((page) => {
  const hero = page.html.images.find(
    ({ width = '', height = '', apart, src, alt }) =>
      (Number.parseInt(width, 10) >= LEAST_WIDTH || (width === '' && HERO.test(src))) &&
      !(Number.parseInt(height, 10) < LEAST_HEIGHT) &&
      !apart &&
      !/logo/i.test(`${src} ${alt}`),
  );
  const isFirst = hero && hero.headingsBefore <= 1;
  if (!isFirst || hero.hidden || !hero.src) return notApplicable;
  const evidence = evidenceOf(page, [hero], ({ src }) => src);
  return passIf(hero.loading !== 'lazy', { evidence });
});
