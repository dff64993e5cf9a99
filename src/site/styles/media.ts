/** The specification's 992 px, in rem. */
const WIDE = 62;

/** Widths in rem at which layouts change. */
const WIDTHS = {
  tablet: 40,
  medium: 48,
  wide: WIDE,
  named: 75,
  large: 80,
  snug: 88,
  larger: 92,
  huge: 100,
};

type Width = keyof typeof WIDTHS;

// In words that browsers of the last four years know: `width >= 62rem` is younger. Marked, so that a
// script leaves out the conditions it does not use.
/* @__NO_SIDE_EFFECTS__ */
const from = (width: Width) => `(min-width: ${WIDTHS[width]}rem)`;
/* @__NO_SIDE_EFFECTS__ */
const below = (width: Width) => `(max-width: ${WIDTHS[width] - 0.01}rem)`;
/* @__NO_SIDE_EFFECTS__ */
const between = (least: Width, less: Width) => `${from(least)} and ${below(less)}`;

// By themselves as well, so that a script takes along no more than it asks for.
export const wide = `(min-width: ${WIDE}rem)`;
export const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Every condition on the visitor's screen and wishes, by name: `@media (--wide)` in a style sheet
 * (src/site/build/named-media.ts), `matchMedia(wide)` in a script.
 */
export const media = {
  phone: below('tablet'),
  tablet: between('tablet', 'wide'),
  'from-tablet': from('tablet'),
  small: below('medium'),
  medium: between('medium', 'wide'),
  'from-medium': from('medium'),
  narrow: below('wide'),
  wide,
  'wide-below-named': between('wide', 'named'),
  'named-below-large': between('named', 'large'),
  'wide-below-snug': between('wide', 'snug'),
  'from-large': from('large'),
  'wide-below-larger': between('wide', 'larger'),
  'wide-below-huge': between('wide', 'huge'),
  huge: from('huge'),
  /** A page enlarged four times, or a phone on its side: nothing may float. */
  low: '(max-height: 24.99rem)',
  'not-low': '(min-height: 25rem)',
  short: '(max-height: 47.99rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  'less-motion': lessMotion,
  /** Nothing scrolls by: by wish, or because no script sets it going. */
  still: `${lessMotion}, (scripting: none)`,
} as const;
