/** The specification's one breakpoint: 992 px and up is a wide screen. */
export const wideScreen = window.matchMedia('(min-width: 62rem)');

/** True while the visitor asks for less motion. */
export const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
