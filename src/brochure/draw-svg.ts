import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import type { Rgb } from '../brand/oklch.ts';
import { rgb } from '../brand/palette.ts';

/** Where a picture goes, in points from the page's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of names that are no part of the palette, such as `ground`, and of `currentColor`. */
export type Inks = Readonly<Record<string, Rgb>>;

type Pen = Readonly<Record<string, string>>;
type Doc = PDFKit.PDFDocument;

const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-miterlimit',
  'stroke-dasharray',
];

/**
 * Draws one of the site's pictures (src/illustration) into a box of the page, as the browser would:
 * cropped or whole, as the picture itself asks. Knows the elements and attributes that those
 * pictures use.
 */
export function drawPicture(doc: Doc, picture: ReactElement, box: Box, inks: Inks = {}): void {
  const root = parse(renderToStaticMarkup(picture)).children.find(isElement);
  if (!root) return;
  drawViewport(doc, root, box, {}, inks);
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

function numbers(text = ''): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
}

/** An svg element: clips to its box and fits its viewBox in. */
function drawViewport(doc: Doc, svg: ElementNode, box: Box, pen: Pen, inks: Inks): void {
  const [left = 0, top = 0, width = box.width, height = box.height] = numbers(
    svg.attributes.viewBox,
  );
  const [align = 'xMidYMid', fit = 'meet'] = (svg.attributes.preserveAspectRatio ?? '').split(' ');
  const scales = [box.width / width, box.height / height];
  const scale = fit === 'slice' ? Math.max(...scales) : Math.min(...scales);
  const share = (name: string) => (name === 'Min' ? 0 : name === 'Max' ? 1 : 0.5);
  const spareX = (box.width - width * scale) * share(align.slice(1, 4));
  const spareY = (box.height - height * scale) * share(align.slice(5, 8));
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  doc
    .translate(box.x + spareX, box.y + spareY)
    .scale(scale)
    .translate(-left, -top);
  drawChildren(doc, svg, pen, inks);
  doc.restore();
}

function drawChildren(doc: Doc, parent: ElementNode, pen: Pen, inks: Inks): void {
  const inherited = inherit(pen, parent);
  for (const child of parent.children.filter(isElement)) drawElement(doc, child, inherited, inks);
}

function inherit(pen: Pen, element: ElementNode): Pen {
  const own = INHERITED.filter((name) => element.attributes[name] !== undefined);
  return {
    ...pen,
    ...Object.fromEntries(own.map((name) => [name, element.attributes[name] ?? ''])),
  };
}

function drawElement(doc: Doc, element: ElementNode, pen: Pen, inks: Inks): void {
  const { name, attributes } = element;
  const value = (attribute: string) => Number(attributes[attribute] ?? 0);
  switch (name) {
    case 'svg':
      drawViewport(
        doc,
        element,
        { x: value('x'), y: value('y'), width: value('width'), height: value('height') },
        pen,
        inks,
      );
      break;
    case 'g':
      doc.save();
      applyTransform(doc, attributes.transform);
      drawChildren(doc, element, pen, inks);
      doc.restore();
      break;
    case 'path':
      doc.path(attributes.d ?? '');
      paint(doc, inherit(pen, element), inks);
      break;
    case 'rect':
      doc.rect(value('x'), value('y'), value('width'), value('height'));
      paint(doc, inherit(pen, element), inks);
      break;
    case 'circle':
      doc.circle(value('cx'), value('cy'), value('r'));
      paint(doc, inherit(pen, element), inks);
      break;
    case 'ellipse':
      doc.ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
      paint(doc, inherit(pen, element), inks);
      break;
    default:
      throw new Error(`The brochure can't draw <${name}>.`);
  }
}

function applyTransform(doc: Doc, transform = ''): void {
  for (const [, kind, values] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0, third = 0] = numbers(values);
    if (kind === 'translate') doc.translate(first, second);
    else if (kind === 'rotate') doc.rotate(first, { origin: [second, third] });
    else if (kind === 'scale') doc.scale(first, second || first);
    else throw new Error(`The brochure can't apply ${kind}().`);
  }
}

/** Fills and strokes the path that was just described. */
function paint(doc: Doc, pen: Pen, inks: Inks): void {
  // SVG would fill in black by default; the site's pictures always say with what.
  const fill = inkOf(pen.fill ?? 'none', inks);
  const stroke = inkOf(pen.stroke ?? 'none', inks);
  doc.lineWidth(Number(pen['stroke-width'] ?? 1));
  doc.lineJoin(pen['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  doc.lineCap(pen['stroke-linecap'] === 'round' ? 'round' : 'butt');
  doc.miterLimit(Number(pen['stroke-miterlimit'] ?? 4));
  const dashes = numbers(pen['stroke-dasharray']);
  if (dashes.length > 1) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? 1 });
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
}

function inkOf(paint: string, inks: Inks): Rgb | undefined {
  if (paint === 'none') return undefined;
  const hex = /^#(..)(..)(..)$/
    .exec(paint)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  if (hex) return [hex[0] ?? 0, hex[1] ?? 0, hex[2] ?? 0];
  const name = paint === 'currentColor' ? 'currentColor' : /^var\(--([\w-]+)\)$/.exec(paint)?.[1];
  if (name === undefined) throw new Error(`The brochure can't paint with "${paint}".`);
  return inks[name] ?? rgb(name);
}
