import { hex } from '../brand/palette.ts';

/** The colours of the package pages, as in src/site/sections/packages/variants.css. */
export const VARIANTS = {
  plan: { main: hex('peacock'), mist: hex('peacock-mist') },
  blue: {
    main: hex('blue'),
    deep: hex('blue-deep'),
    light: hex('blue-light'),
    mist: hex('blue-mist'),
  },
  green: { main: hex('green'), light: hex('green-light'), mist: hex('green-mist') },
  ads: { main: hex('sindoor'), mist: hex('marigold-mist') },
};
