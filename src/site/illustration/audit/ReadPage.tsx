import type { PictureProps } from '../Picture.tsx';
import { Scene } from '../scene/Scene.tsx';
import './read-page.css';

/**
 * A web page whose parts light up: what surrounds it has the stages that have begun in `data-stages`,
 * and the style sheet does the rest. The thread through its links comes last. While `data-state` says
 * that it goes on, a beam reads down the page.
 */
export const ReadPage = (picture: PictureProps) => (
  <Scene name="read-page" fit="whole" {...picture} />
);
