import type { Rgb } from '../brand/oklch.ts';
import type { FontName } from './fonts.ts';

export type Doc = PDFKit.PDFDocument;

/** A4 in points, and the margin on all sides. */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const MARGIN = 44;
/** What lies between the margins. */
export const MEASURE = WIDTH - 2 * MARGIN;

/** In points; finer steps change no line break that anyone sees. */
const BALANCE_STEP = 4;

export interface Style {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  /** Line height as a share of the size. */
  readonly leading: number;
  /** Letter spacing as a share of the size. */
  readonly tracking?: number;
}

export const STYLES = {
  numeral: { font: 'display', size: 82, leading: 0.9, tracking: -0.045 },
  title: { font: 'display', size: 38, leading: 1, tracking: -0.028 },
  heading: { font: 'display', size: 21, leading: 1.08, tracking: -0.018 },
  group: { font: 'display', size: 13, leading: 1.15, tracking: -0.008 },
  item: { font: 'strong', size: 9.75, leading: 1.28 },
  text: { font: 'text', size: 9.25, leading: 1.36 },
  lead: { font: 'text', size: 13, leading: 1.38 },
  small: { font: 'text', size: 8, leading: 1.3 },
} as const satisfies Record<string, Style>;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colour: Rgb;
  readonly align?: 'left' | 'right' | 'center';
  /** Breaks lines so that they are about equally long, as headings want it. */
  readonly balanced?: boolean;
  /** Makes the text a link. */
  readonly link?: string;
}

function setStyle(doc: Doc, { font, size, leading, tracking = 0 }: Style) {
  doc.font(font).fontSize(size);
  return {
    lineGap: size * leading - doc.currentLineHeight(true),
    characterSpacing: tracking * size,
  };
}

/** The smallest width at which a text needs no more lines than at `width`. */
function balancedWidth(doc: Doc, text: string, options: PDFKit.Mixins.TextOptions, width: number) {
  const height = doc.heightOfString(text, { ...options, width });
  let narrow = width;
  while (doc.heightOfString(text, { ...options, width: narrow - BALANCE_STEP }) <= height) {
    narrow -= BALANCE_STEP;
  }
  return narrow;
}

/** Writes a text and returns the height of the next line below it. */
export function write(doc: Doc, text: string, style: Style, place: Place): number {
  const { x, y, colour, align = 'left', balanced = false, link } = place;
  const spacing = setStyle(doc, style);
  const width = balanced ? balancedWidth(doc, text, spacing, place.width) : place.width;
  doc.fillColor(colour);
  doc.text(text, x, y, { ...spacing, width, align, ...(link && { link }) });
  return y + doc.heightOfString(text, { ...spacing, width });
}

/** Fills a rectangle. */
export function fill(doc: Doc, colour: Rgb, x: number, y: number, width: number, height: number) {
  doc.rect(x, y, width, height).fill(colour);
}

/** A level line. */
export function rule(doc: Doc, colour: Rgb, x: number, y: number, width: number, weight = 0.75) {
  doc
    .undash()
    .lineWidth(weight)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colour);
}

interface Item {
  readonly title: string;
  readonly text: string;
}

/** An item with its sentence; returns where the next begins. */
export function writeItem(
  doc: Doc,
  { title, text }: Item,
  place: Place & { readonly quiet: Rgb; readonly link?: string },
): number {
  const below = write(doc, title, STYLES.item, place);
  return write(doc, text, STYLES.text, { ...place, y: below, colour: place.quiet, balanced: true });
}
