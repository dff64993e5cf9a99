import palette from '../../../content/brand/palette.yaml?raw';
import { checkYaml, contentMistake } from '../../catalog/load/read-yaml.ts';
import { type Oklch, toHex } from '../../catalog/palette/oklch.ts';
import { propertiesOf } from '../../catalog/palette/properties.ts';
import { paletteSchema } from '../../catalog/schemas/palette.ts';

const FILE = 'content/brand/palette.yaml';

// Not a collection: drawings and brochure want colours where nothing can be awaited.
const checked = checkYaml(palette, paletteSchema);
if (!checked.ok) throw contentMistake(FILE, checked.mistakes);
const colours = checked.data;

/** A colour or tint by its name, such as `marigold-mist`. */
export function named(name: string): Oklch {
  const colour = colours.get(name);
  if (!colour) throw new Error(`The palette has no "${name}". See src/catalog/palette/tints.ts.`);
  return colour;
}

/** The same for what takes no oklch(), such as a PDF or pictures made by sharp. */
export const hex = (name: string): string => toHex(named(name));

/** Markup that stands by itself: its custom properties are replaced by the colours they name. */
export const inColours = (markup: string): string =>
  markup.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => hex(name));

/** All of them for style sheets. */
export const paletteCss = propertiesOf(colours);
