import type { Drawing } from '../../brand/drawings.ts';
import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Shapes } from '../Shapes.tsx';

interface Props extends PictureProps {
  readonly drawing: Drawing;
  readonly colour?: string;
}

/** The name in Devanagari, drawn, so that no font has to load for it. */
export function Wordmark({ drawing, colour = 'currentColor', ...picture }: Props) {
  const { width, height, markup } = drawing;
  return (
    <Picture width={width} height={height} fit="whole" lang="hi" {...picture}>
      <Shapes fill={colour} markup={markup} />
    </Picture>
  );
}

/** The name as every page's footer shows it: white, for a dark ground. */
export const wordmarkFile = (drawing: Drawing): DrawnFile =>
  drawnFile('wordmark', <Wordmark drawing={drawing} colour="var(--paper-white)" />);
