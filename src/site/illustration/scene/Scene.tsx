import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Shapes } from '../Shapes.tsx';

const files = import.meta.glob<string>('/content/scenes/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FILE = /<svg\b[^>]* viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>/s;

/**
 * A drawing of content/scenes by the name of its file.
 * @throws {Error} a sentence when there is no such file
 */
export function sceneNamed(name: string) {
  const [, width, height, drawing = ''] =
    FILE.exec(files[`/content/scenes/${name}.svg`] ?? '') ?? [];
  if (!width) throw new Error(`content/scenes/${name}.svg: add the drawing.`);
  const markup = drawing.replace(/>\s+</g, '><').trim();
  return { width: Number(width), height: Number(height), markup };
}

interface Props extends PictureProps {
  readonly name: string;
  readonly fit?: 'crop' | 'whole';
  /** What is drawn over it. */
  readonly children?: ReactNode;
}

/** A drawing of content/scenes as a picture. */
export function Scene({ name, children, ...picture }: Props) {
  const { width, height, markup } = sceneNamed(name);
  return (
    <Picture width={width} height={height} {...picture}>
      <Shapes markup={markup} />
      {children}
    </Picture>
  );
}
