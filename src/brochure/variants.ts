import { mix, type Oklch, toHex } from '../brand/oklch.ts';
import { hex, named } from '../brand/palette.ts';

const blue = mix(named('ink'), named('peacock'), 0.5);
const green = mix(named('peacock'), named('marigold'), 0.4);

/** A hue with lightness and chroma of its own. */
const shade = (l: number, c: number, { h }: Oklch) => toHex({ l, c, h });

/** The colours of the package pages; the same mixtures as in src/sections/packages/variants.css. */
export const VARIANTS = {
  plan: { main: hex('peacock'), mist: hex('peacock-mist') },
  blue: {
    main: shade(0.45, 0.11, blue),
    deep: shade(0.3, 0.09, blue),
    light: shade(0.74, 0.1, blue),
    mist: shade(0.945, 0.02, blue),
  },
  green: {
    main: shade(0.46, 0.095, green),
    light: shade(0.72, 0.1, green),
    mist: shade(0.94, 0.03, green),
  },
  ads: { main: hex('sindoor'), mist: hex('marigold-mist') },
};
