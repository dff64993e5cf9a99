/** Red, green and blue from 0 to 255. */
type Rgb = [red: number, green: number, blue: number];

/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/**
 * OKLCH to sRGB, clipped to the gamut.
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export function toRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(gammaEncoded) as Rgb;
}

function gammaEncoded(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** The same as #rrggbb. */
export const toHex = (colour: Oklch): string =>
  `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The same hue between two colours as `color-mix(in oklch, a, b share)`. */
export function mix(a: Oklch, b: Oklch, share: number): Oklch {
  const turn = ((b.h - a.h + 540) % 360) - 180;
  return {
    l: a.l + (b.l - a.l) * share,
    c: a.c + (b.c - a.c) * share,
    h: a.h + turn * share,
  };
}

/** A colour's share of white's light, as the contrast of WCAG 2.2 counts it. */
function luminance(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = toRgb(colour).map((part) => {
    const encoded = part / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of text and ground as WCAG 2.2 counts it, from 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
