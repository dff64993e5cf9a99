import { Blob, Face, Font, shape, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs';

/** A TrueType font to shape words with. */
export const openFont = (truetype: Buffer): Font => new Font(new Face(new Blob(truetype)));

function hindi(word: string): Text {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  text.setLanguage('hi');
  return text;
}

/** What a reader sees of a word: advance, offsets and outline of each glyph, in font units. */
export function shapeOf(font: Font, word: string): string {
  const text = hindi(word);
  shape(font, text);
  const glyphs = text
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
      [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join(' '),
    );
  return glyphs.join('\n');
}

/** All glyphs that come up while a word is shaped: what it ends as, and what that is made from. */
export function glyphsOf(font: Font, word: string): number[] {
  return shapeWithTrace(font, hindi(word), [], 0, TracePhase.DONT_STOP)
    .filter(({ glyphs }) => glyphs)
    .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
}
