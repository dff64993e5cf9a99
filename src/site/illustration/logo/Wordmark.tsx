import type { Drawing } from '../../brand/drawings.ts';
import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { Picture, type PictureProps } from '../Picture.tsx';

interface Props extends PictureProps {
  readonly drawing: Drawing;
  readonly colour?: string;
}

/** The name in Devanagari, drawn, so that no font has to load for it. */
export function Wordmark({ drawing, colour = 'currentColor', ...picture }: Props) {
  const { width, height, markup } = drawing;
  return (
    <Picture width={width} height={height} fit="whole" lang="hi" {...picture}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes, outlined or checked by the build. */}
      <g fill={colour} dangerouslySetInnerHTML={{ __html: markup }} />
    </Picture>
  );
}

/** The name as every page's footer shows it: white, for a dark ground. */
export const wordmarkFile = (drawing: Drawing): DrawnFile =>
  drawnFile('wordmark', <Wordmark drawing={drawing} colour="var(--paper-white)" />);
