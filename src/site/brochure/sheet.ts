import type { ReactElement } from 'react';
import { hex } from '../brand/palette.ts';
import type { Typesetter } from '../fonts/type-setting.ts';
import { type Box, drawPicture } from './draw-svg.ts';
import type { FontName } from './fonts.ts';
import { drawLine, HINDI } from './hindi-line.ts';

/** A4 in points, and the margin on all sides. */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const MARGIN = 44;
/** What lies between the margins. */
export const MEASURE = WIDTH - 2 * MARGIN;

/** Signs above and below the line want room; the letters themselves are larger than Latin ones. */
const HINDI_LEADING = 1.3;
const HINDI_ASCENT = 1.06;
const HINDI_SIZE = 0.97;

/** In points; finer steps change no line break that anyone sees. */
const BALANCE_STEP = 4;

interface Style {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  /** Line height as a share of the size. */
  readonly leading: number;
  /** Letter spacing as a share of the size. */
  readonly tracking?: number;
  /** What it is to a screen reader; a paragraph unless given. */
  readonly tag?: 'H1' | 'H2' | 'P';
  readonly lang?: string;
}

const TITLE = { font: 'display', size: 38, leading: 1, tracking: -0.028 } as const;
const HEADING = { font: 'display', size: 21, leading: 1.08, tracking: -0.018 } as const;
const NUMERAL = { font: 'display', size: 82, leading: 0.9, tracking: -0.045 } as const;
const GROUP = { font: 'display', size: 13, leading: 1.15, tracking: -0.008 } as const;
const ITEM = { font: 'strong', size: 9.75, leading: 1.28 } as const;

export const STYLES = {
  numeral: NUMERAL,
  count: { ...NUMERAL, size: 58 },
  poster: { ...TITLE, size: 60, leading: 0.96, tag: 'H1' },
  invitation: { ...TITLE, size: 46, leading: 0.96, tag: 'H1' },
  title: { ...TITLE, tag: 'H1' },
  promise: { ...TITLE, size: 30, tag: 'H1' },
  phone: { ...TITLE, size: 27 },
  heading: { ...HEADING, tag: 'H2' },
  plainHeading: HEADING,
  number: { ...HEADING, size: 19 },
  smallNumber: { ...HEADING, size: 17 },
  group: { ...GROUP, tag: 'H2' },
  plainGroup: GROUP,
  work: { ...ITEM, size: 11, leading: 1.12 },
  item: ITEM,
  text: { font: 'text', size: 9.25, leading: 1.36 },
  lead: { font: 'text', size: 13, leading: 1.38 },
  small: { font: 'text', size: 8, leading: 1.3 },
  devanagari: { font: 'devanagari', size: 11, leading: 1.3, lang: 'hi' },
} as const satisfies Record<string, Style>;

interface Look {
  /** Ink unless given. */
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Breaks lines so that they are about equally long, as headings want it. */
  readonly balanced?: boolean;
  /** Makes the text a link. */
  readonly link?: string;
  /** Stands on every page, so that it is not read aloud on any. */
  readonly repeated?: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A text, its style, and how far it stands below the one before. */
type Line = readonly [
  text: string,
  style: Style,
  look?: Look & { readonly gap?: number; readonly width?: number },
];

/** What sets text in Hindi, by font; none in the English brochure, whose one line pdfkit sets itself. */
type Typesetters = ReadonlyMap<FontName, Typesetter>;

/** What is drawn and not written says nothing to a screen reader. */
const DRAWN = { type: 'Layout' } as const;

/**
 * Pages of the brochure in the site's type and colours. What is written is tagged, in the order in
 * which it is written; everything around it is marked as decoration.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #document: PDFKit.PDFStructureElement;
  readonly #typesetters: Typesetters;
  #chapter: PDFKit.PDFStructureElement;

  constructor(doc: PDFKit.PDFDocument, typesetters: Typesetters) {
    this.doc = doc;
    this.#typesetters = typesetters;
    this.#document = doc.struct('Document');
    this.#chapter = this.#document;
    doc.addStructure(this.#document);
  }

  /** Begins a page, and with it what belongs together. */
  beginChapter(title: string): void {
    this.addPage();
    this.doc.outline.addItem(title);
    this.#chapter = this.doc.struct('Sect', { title });
    this.#document.add(this.#chapter);
  }

  addPage(): void {
    this.doc.addPage();
    this.doc.markContent('Artifact', DRAWN);
  }

  /** Ends the last page. */
  end(): void {
    this.doc.endMarkedContent();
    this.doc.end();
  }

  /** Writes a text and returns the height of the next line below it. */
  write(text: string, style: Style, place: Place & Look): number {
    const { font, size, leading, tracking = 0 } = style;
    const { x, y, colour = hex('ink'), align = 'left', balanced = false, link, repeated } = place;
    const typesetter = this.#typesetters.get(font);
    if (typesetter && HINDI.test(text)) return this.#writeHindi(text, style, place, typesetter);
    this.doc.font(font).fontSize(size);
    const spacing = {
      lineGap: size * leading - this.doc.currentLineHeight(true),
      characterSpacing: tracking * size,
    };
    const width = balanced ? this.#balancedWidth(text, spacing, place.width) : place.width;
    this.doc.fillColor(colour);
    const write = () =>
      void this.doc.text(text, x, y, { ...spacing, width, align, ...(link && { link }) });
    if (repeated) write();
    else this.#tagged(write, style, link);
    return y + this.doc.heightOfString(text, { ...spacing, width });
  }

  /** The same in outlines, as cards are drawn: pdfkit sets the dot of हिंदी on the sign beside it. */
  #writeHindi(text: string, style: Style, place: Place & Look, typesetter: Typesetter): number {
    const { x, y, width, colour = hex('ink'), align = 'left', link, repeated } = place;
    const size = style.size * HINDI_SIZE;
    const pitch = size * Math.max(style.leading, HINDI_LEADING);
    const lines = typesetter.setLines(text, width / size);
    const share = { left: 0, center: 0.5, right: 1 }[align];
    const draw = () => {
      for (const [index, line] of lines.entries()) {
        const from = x + share * (width - line.width * size);
        drawLine(this.doc, line, from, y + index * pitch + size * HINDI_ASCENT, size, colour);
        if (link) this.doc.link(from, y + index * pitch, line.width * size, pitch, link);
      }
    };
    if (repeated) draw();
    else this.#tagged(draw, { ...style, lang: 'hi' }, link, text);
    return y + lines.length * pitch;
  }

  /**
   * Writes as a part of the chapter that is read aloud.
   *
   * @param actual the words, where outlines don't say them
   */
  #tagged(
    write: () => void,
    { tag = 'P', lang }: Style,
    link: string | undefined,
    actual?: string,
  ): void {
    this.doc.endMarkedContent();
    const content = link ? this.doc.struct('Link', {}, write) : write;
    this.#chapter.add(
      this.doc.struct(tag, { ...(lang && { lang }), ...(actual && { actual }) }, [content]),
    );
    this.doc.markContent('Artifact', DRAWN);
  }

  /** The smallest width at which a text needs no more lines than at `width`. */
  #balancedWidth(text: string, options: PDFKit.Mixins.TextOptions, width: number) {
    const height = this.doc.heightOfString(text, { ...options, width });
    let narrow = width;
    while (this.doc.heightOfString(text, { ...options, width: narrow - BALANCE_STEP }) <= height) {
      narrow -= BALANCE_STEP;
    }
    return narrow;
  }

  /** Writes texts below each other and returns the height of the next line. */
  writeLines({ y, ...column }: Place, lines: readonly Line[]): number {
    return lines.reduce(
      (top, [text, style, { gap = 0, ...look } = {}]) =>
        this.write(text, style, { ...column, ...look, y: top + gap }),
      y,
    );
  }

  /** An item with its sentence; returns where the next begins. */
  writeItem({ title, text }: { title: string; text: string }, place: Place & Look): number {
    const y = this.write(title, STYLES.item, place);
    const sentence = { ...place, y, colour: hex('ink-mute'), balanced: true };
    return this.write(text, STYLES.text, sentence);
  }

  /** Lays a ground across the page, all of it or from one height to another. */
  ground(colour: string, from = 0, to = HEIGHT): void {
    this.doc.rect(0, from, WIDTH, to - from).fill(colour);
  }

  /** A level line. */
  rule(colour: string, x: number, y: number, width: number, weight = 0.75): void {
    this.doc
      .undash()
      .lineWidth(weight)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour);
  }

  /** One of the site's pictures; see draw-svg.ts. */
  picture(picture: ReactElement, box: Box, inks?: Readonly<Record<string, string>>): void {
    drawPicture(this.doc, picture, box, inks);
  }
}
