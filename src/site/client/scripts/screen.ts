import * as media from '../../styles/media.ts';

/** The specification's one breakpoint: 992 px and up is a wide screen. */
export const wideScreen = window.matchMedia(media.wide);

/** True while the visitor asks for less motion. */
export const asksForLessMotion = window.matchMedia(media.lessMotion);
