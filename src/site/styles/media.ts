/** Where layouts change, in rem: from tablets on, and the specification's 992 px. */
const TABLET = 40;
const WIDE = 62;

// In words that browsers of the last four years know: `width >= 62rem` is younger. By themselves, so
// that a script takes along no more than it asks for.
export const wide = `(min-width: ${WIDE}rem)`;
export const fromTablet = `(min-width: ${TABLET}rem)`;
export const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * The conditions on the visitor's screen and wishes that sheets share, by name: `@media (--wide)` in a
 * style sheet (src/site/build/named-media.ts), `matchMedia(wide)` in a script. Between two of these
 * widths sizes are fluid, and a part whose room decides asks its container.
 */
export const media = {
  phone: `(max-width: ${TABLET - 0.01}rem)`,
  'from-tablet': fromTablet,
  narrow: `(max-width: ${WIDE - 0.01}rem)`,
  wide,
  /** A page enlarged four times, or a phone on its side: nothing may float. */
  low: '(max-height: 24.99rem)',
  /** A pointer rests on things: fingers don't, and what they press must not wait for an effect. */
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** Nothing scrolls by: by wish, or because no script sets it going. */
  still: `${lessMotion}, (scripting: none)`,
} as const;
