import type { Line } from '../fonts/type-setting.ts';

/** A text with a word in Hindi. */
export const HINDI = /\p{Script=Devanagari}/u;

/** Fills the outlines of a line that was set. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  { glyphs }: Line,
  x: number,
  baseline: number,
  size: number,
  colour: string,
): void {
  for (const glyph of glyphs.filter(({ d }) => d)) {
    doc.save();
    doc.translate(x + glyph.x * size, baseline + glyph.y * size);
    doc.scale(glyph.scale * size, -glyph.scale * size);
    doc.path(glyph.d).fill(colour);
    doc.restore();
  }
}
