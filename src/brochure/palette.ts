import type { Package } from '../catalog/packages.ts';
import paletteCss from '../styles/palette.css?raw';
import { mix, type Oklch, type Rgb, readPalette, toRgb } from './colours.ts';

const palette = readPalette(paletteCss);

function named(name: string): Oklch {
  const colour = palette.get(name);
  if (!colour) throw new Error(`palette.css has no --${name}.`);
  return colour;
}

/** A colour of the palette by its name, such as `marigold-mist`. */
export const colour = (name: string): Rgb => toRgb(named(name));

/** The colours of a package's page; the same mixtures as in src/sections/packages/variants.css. */
export interface Variant {
  readonly main: Rgb;
  readonly deep: Rgb;
  readonly light: Rgb;
  readonly mist: Rgb;
}

function variantOf(
  base: Oklch,
  figures: Record<keyof Variant, readonly [number, number]>,
): Variant {
  const shade = ([l, c]: readonly [number, number]) => toRgb({ l, c, h: base.h });
  return {
    main: shade(figures.main),
    deep: shade(figures.deep),
    light: shade(figures.light),
    mist: shade(figures.mist),
  };
}

const paletteVariant = (name: string, mist: string): Variant => ({
  main: colour(name),
  deep: colour(`${name}-deep`),
  light: colour(`${name}-soft`),
  mist: colour(mist),
});

/** The colours of a package by how its page is composed. */
export const VARIANTS: Readonly<Record<Package['variant'], Variant>> = {
  plan: paletteVariant('peacock', 'peacock-mist'),
  blue: variantOf(mix(named('ink'), named('peacock'), 0.5), {
    main: [0.45, 0.11],
    deep: [0.3, 0.09],
    light: [0.74, 0.1],
    mist: [0.945, 0.02],
  }),
  green: variantOf(mix(named('peacock'), named('marigold'), 0.4), {
    main: [0.46, 0.095],
    deep: [0.33, 0.07],
    light: [0.72, 0.1],
    mist: [0.94, 0.03],
  }),
  ads: paletteVariant('sindoor', 'marigold-mist'),
};
