import { hash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnBefore } from '../../catalog/load/kept-between-builds.ts';
import { inColours } from '../brand/palette.ts';
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

/** Pages ask for the same drawing again and again; a digest takes less room than what it is of. */
const files = new Map<string, DrawnFile>();

/**
 * Makes a file of a drawing, with colours and type of its own: a file has none of the page's.
 *
 * @param drawing a component with all that it draws from, as JSON has it
 */
export const drawnFile = (subject: string, drawing: ReactElement): DrawnFile =>
  once(subject, drawing, () => renderToStaticMarkup(drawing));

/** The same for the markup of a drawing. */
export const fileOf = (subject: string, markup: string): DrawnFile =>
  once(subject, markup, () => markup);

function once(subject: string, drawing: ReactElement | string, write: () => string): DrawnFile {
  const asked = JSON.stringify([subject, drawing], (_, value) =>
    typeof value === 'function' ? value.name : value,
  );
  const key = hash('sha256', asked);
  const make = () => JSON.stringify(makeFile(subject, write()));
  const file: DrawnFile = files.get(key) ?? JSON.parse(drawnBefore('drawings', asked, make));
  files.set(key, file);
  return file;
}

function makeFile(subject: string, markup: string): DrawnFile {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(markup);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = inColours(outlineText(markup.replace(/<svg( xmlns="[^"]+")?/, root)));
  const version = hash('sha256', svg).slice(0, 8);
  const name = `${subject}.${version}`;
  return { name, src: `/drawings/${name}.svg`, width, height, svg };
}
