import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPalette, toRgb } from '../brochure/colours.ts';
import { outlineText } from './type/outline-text.ts';

/** A drawing as a file of its own, which browsers fetch when it comes into sight. */
export interface DrawnFile {
  /** Of the file in /drawings/, without ending; it changes with the drawing. */
  readonly name: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const PALETTE = join(process.cwd(), 'src/styles/palette.css');

const colours = new Map(
  [...readPalette(readFileSync(PALETTE, 'utf8'))].map(([name, colour]) => {
    const parts = toRgb(colour).map((part) => part.toString(16).padStart(2, '0'));
    return [name, `#${parts.join('')}`];
  }),
);

/** Pages ask for the same drawing again and again. */
const files = new Map<string, DrawnFile>();

/** Makes a file of a drawing, with colours and type of its own: a file has none of the page's. */
export function drawnFile(subject: string, drawing: ReactElement): DrawnFile {
  const markup = renderToStaticMarkup(drawing);
  const file = files.get(markup) ?? makeFile(subject, markup);
  files.set(markup, file);
  return file;
}

function makeFile(subject: string, markup: string): DrawnFile {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(markup);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = resolveColours(outlineText(markup.replace('<svg', root)));
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const name = `${subject}.${version}`;
  return { name, src: `/drawings/${name}.svg`, width, height, svg };
}

/**
 * A drawing with colours in place of custom properties.
 * @throws when the palette lacks one
 */
export function resolveColours(svg: string): string {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`palette.css has no --${name}.`);
    return colour;
  });
}
