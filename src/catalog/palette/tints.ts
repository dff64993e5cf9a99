import { contrast, mix, type Oklch } from './oklch.ts';

/** The five colours of content/brand/palette.yaml. */
export const BASES = ['ink', 'paper', 'marigold', 'sindoor', 'peacock'] as const;

export type Base = (typeof BASES)[number];

/** Hues between two of the five: blue is ink and peacock, green is peacock with marigold light in it. */
type Mixture = 'blue' | 'green';

/** How a tint differs from its colour. */
interface Tint {
  readonly of: Base | Mixture;
  /** How much lighter it is, or how light whatever its colour is. */
  readonly lighter?: number;
  readonly lightness?: number;
  /** Share of the colour's chroma, so that a grey has grey tints. */
  readonly chroma: number;
  /** Degrees of hue. */
  readonly turn?: number;
}

const TINTS = {
  'ink-deep': { of: 'ink', lighter: -0.06, chroma: 0.88 },
  'ink-raised': { of: 'ink', lighter: 0.07, chroma: 1.06 },
  'ink-line': { of: 'ink', lighter: 0.17, chroma: 1.06 },
  'ink-mute': { of: 'ink', lightness: 0.47, chroma: 0.59 },
  'ink-soft': { of: 'ink', lightness: 0.78, chroma: 0.47 },
  'ink-mist': { of: 'ink', lightness: 0.93, chroma: 0.21 },
  'paper-white': { of: 'paper', lightness: 0.992, chroma: 0.43 },
  'paper-shade': { of: 'paper', lighter: -0.03, chroma: 1.57 },
  'paper-line': { of: 'paper', lightness: 0.86, chroma: 1.86 },
  'marigold-deep': { of: 'marigold', lighter: -0.1, chroma: 1, turn: -8 },
  'marigold-mist': { of: 'marigold', lightness: 0.94, chroma: 0.3 },
  'sindoor-deep': { of: 'sindoor', lighter: -0.08, chroma: 0.927 },
  'sindoor-soft': { of: 'sindoor', lightness: 0.72, chroma: 0.73 },
  'sindoor-mist': { of: 'sindoor', lightness: 0.945, chroma: 0.146 },
  'peacock-deep': { of: 'peacock', lighter: -0.1, chroma: 0.83 },
  'peacock-soft': { of: 'peacock', lightness: 0.76, chroma: 1.15 },
  'peacock-mist': { of: 'peacock', lightness: 0.945, chroma: 0.28 },
  'paper-quiet': { of: 'paper', lightness: 0.88, chroma: 2.14 },
  'sindoor-bright': { of: 'sindoor', lightness: 0.8, chroma: 0.54 },
  'peacock-line': { of: 'peacock', lightness: 0.82, chroma: 0.45 },
  blue: { of: 'blue', lightness: 0.45, chroma: 1.35 },
  'blue-deep': { of: 'blue', lightness: 0.3, chroma: 1.1 },
  'blue-dark': { of: 'blue', lightness: 0.22, chroma: 0.92 },
  'blue-light': { of: 'blue', lightness: 0.74, chroma: 1.23 },
  'blue-mist': { of: 'blue', lightness: 0.945, chroma: 0.245 },
  'blue-strap': { of: 'blue', lightness: 0.36, chroma: 1.1 },
  'blue-line': { of: 'blue', lightness: 0.82, chroma: 0.49 },
  green: { of: 'green', lightness: 0.46, chroma: 0.84 },
  'green-deep': { of: 'green', lightness: 0.33, chroma: 0.62 },
  'green-light': { of: 'green', lightness: 0.72, chroma: 0.89 },
  'green-mist': { of: 'green', lightness: 0.94, chroma: 0.27 },
  'green-line': { of: 'green', lightness: 0.82, chroma: 0.36 },
} as const satisfies Record<string, Tint>;

/** Buttons: their ground, the same under the pointer, and the words on it; the same on dark bands. */
type ButtonColour =
  | `${'' | 'dark-'}button`
  | `${'' | 'dark-'}button-deep`
  | `on-${'' | 'dark-'}button`;

/** A colour's name, as custom properties and drawings have it after `--`. */
export type ColourName = Base | keyof typeof TINTS | ButtonColour;

/** Colours and tints by name. */
export type Colours = ReadonlyMap<string, Oklch>;

const rounded = (figure: number) => Math.round(figure * 1000) / 1000;

function tintOf(base: Oklch, { lighter = 0, lightness, chroma, turn = 0 }: Tint): Oklch {
  return {
    l: rounded(lightness ?? Math.min(1, Math.max(0, base.l + lighter))),
    c: rounded(base.c * chroma),
    h: (base.h + turn + 360) % 360,
  };
}

/** A part of the page that is no text is seen from this contrast on (WCAG 2.2, 1.4.11). */
const SEEN = 3;

/** Words on a button are dark or light, whichever can be read better, also under the pointer. */
function buttonOf(ground: Oklch, dark: Oklch, light: Oklch) {
  const deep = tintOf(ground, TINTS['marigold-deep']);
  const readable = (words: Oklch) => Math.min(contrast(words, ground), contrast(words, deep));
  return [ground, deep, readable(dark) >= readable(light) ? dark : light] as const;
}

/** The colours with all their tints, and those of buttons. */
export function withTints({
  button,
  ...bases
}: Readonly<Record<Base, Oklch>> & { readonly button?: Oklch | undefined }): Colours {
  const sources = {
    ...bases,
    blue: mix(bases.ink, bases.peacock, 0.5),
    green: mix(bases.peacock, bases.marigold, 0.4),
  };
  const tints = Object.entries(TINTS).map(
    ([name, tint]) => [name, tintOf(sources[tint.of], tint)] as const,
  );
  const [dark, light] = [
    tintOf(bases.ink, TINTS['ink-deep']),
    tintOf(bases.paper, TINTS['paper-white']),
  ];
  const onPaper = buttonOf(button ?? bases.marigold, dark, light);
  const isSeen = contrast(onPaper[0], bases.ink) >= SEEN;
  // A dark button would drown in a dark band.
  const onInk = isSeen ? onPaper : buttonOf(bases.marigold, dark, light);
  const buttons = Object.entries({ button: onPaper, 'dark-button': onInk }).flatMap(
    ([name, [ground, deep, words]]) => [
      [name, ground] as const,
      [`${name}-deep`, deep] as const,
      [`on-${name}`, words] as const,
    ],
  );
  return new Map<string, Oklch>([
    ...BASES.map((name) => [name, bases[name]] as const),
    ...tints,
    ...buttons,
  ]);
}
