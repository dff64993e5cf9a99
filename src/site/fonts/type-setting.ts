import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { readFont } from './read-font.ts';

/** Runs of one script, cut like the unicode-range of src/site/styles/fonts.css. */
const RUNS = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/gu;
const DEVANAGARI = /^[\u0900-\u097f\u200c\u200d]/u;

/** A line of text as outlines: SVG path data at font size 1, with the baseline at 0 and y downwards. */
export interface Line {
  readonly text: string;
  readonly width: number;
  readonly glyphs: readonly Glyph[];
}

interface Glyph {
  readonly d: string;
  /** Where the glyph stands, and the size of one unit of its path. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Sets text in one weight of Anek, shaped by HarfBuzz as in a browser. */
export class Typesetter {
  readonly #latin: Font;
  readonly #devanagari: Font;
  /** Breaking a heading at several sizes asks for the same words again and again. */
  readonly #set = new Map<string, Line>();

  private constructor(latin: Font, devanagari: Font) {
    this.#latin = latin;
    this.#devanagari = devanagari;
  }

  /** @param weight from 400 to 800 */
  static async open(weight: number): Promise<Typesetter> {
    return new Typesetter(
      openFont(await readFont('latin', weight)),
      openFont(await readFont('devanagari', weight)),
    );
  }

  /**
   * One line.
   * @throws when the site's fonts lack a character, which would be drawn as an empty box
   */
  setLine(text: string): Line {
    const line = this.#set.get(text) ?? this.#shapeLine(text);
    this.#set.set(text, line);
    return line;
  }

  #shapeLine(text: string): Line {
    const glyphs: Glyph[] = [];
    let width = 0;
    for (const [run] of text.matchAll(RUNS)) {
      const font = DEVANAGARI.test(run) ? this.#devanagari : this.#latin;
      const scale = 1 / font.face.upem;
      for (const { id, position } of shapeRun(run, font)) {
        if (id === 0)
          throw new Error(`The site's fonts lack a character of "${run}". Use another one.`);
        const [x, y] = [width + position.xOffset * scale, -position.yOffset * scale];
        glyphs.push({ d: font.glyphToPath(id), x, y, scale });
        width += position.xAdvance * scale;
      }
    }
    return { text, width, glyphs };
  }

  /** The text on lines of at most `width` font sizes, which end as evenly as they can. */
  setLines(text: string, width: number): Line[] {
    const greedy = this.#fill(text, width);
    let even = greedy;
    // Each word on a line of its own: no width would part them further.
    if (greedy.length === text.split(/\s+/).length) return greedy;
    for (let narrower = width * 0.97; even.length === greedy.length; narrower *= 0.97) {
      const lines = this.#fill(text, narrower);
      if (lines.length > greedy.length || lines.some((line) => line.width > width)) break;
      even = lines;
    }
    return even;
  }

  #fill(text: string, width: number): Line[] {
    const lines: Line[] = [];
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1);
      const longer = last && this.setLine(`${last.text} ${word}`);
      if (longer && longer.width <= width) lines.splice(-1, 1, longer);
      else lines.push(this.setLine(word));
    }
    return lines;
  }
}

const openFont = (truetype: Buffer) => new Font(new Face(new Blob(truetype)));

function shapeRun(text: string, font: Font) {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().flatMap(({ codepoint: id }, index) => {
    const position = positions[index];
    return position ? [{ id, position }] : [];
  });
}
