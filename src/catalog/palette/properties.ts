import { type Oklch, toHex } from './oklch.ts';

/**
 * First tier of tokens: the colours as custom properties, which src/site/styles/tokens.css gives meaning.
 * As #rrggbb, which every browser reads; all of them lie within sRGB.
 */
export function propertiesOf(colours: ReadonlyMap<string, Oklch>): string {
  const properties = [...colours].map(([name, colour]) => `--${name}:${toHex(colour)}`);
  return `@layer tokens{:root{${properties.join(';')}}}`;
}
