import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { projectRoot } from '../project.ts';

const SOURCE =
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';

/** The two files of Anek Devanagari; src/styles/fonts.css names them, too. */
export const faces = {
  text: { weight: 430, file: 'src/styles/fonts/anek-devanagari-text.woff2' },
  display: { weight: 760, file: 'src/styles/fonts/anek-devanagari-display.woff2' },
} as const;

export type FaceName = keyof typeof faces;

/** The face that stands in for a weight of CSS, as the ranges in src/styles/fonts.css say. */
export const faceFor = (weight: number): FaceName => (weight > 580 ? 'display' : 'text');

/** Anek Devanagari with all the glyphs its makers gave it, in the weight of a face, as TrueType. */
export async function uncutFace(name: FaceName): Promise<Buffer> {
  const source = await readFile(fileURLToPath(import.meta.resolve(SOURCE)));
  const variationAxes = { wght: faces[name].weight };
  return subsetFont(source, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes,
  });
}

/** The face as the site serves it, as TrueType. */
export async function servedFace(name: FaceName): Promise<Buffer> {
  const served = await readFile(join(projectRoot, faces[name].file));
  return subsetFont(served, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
}
