import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { inColours } from '../brand/palette.ts';

/** Where a picture goes, in points from the page's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string>>;
type Doc = PDFKit.PDFDocument;

/**
 * Draws one of the site's pictures (src/site/illustration) into a box of the page, as the browser would:
 * cropped or whole, as the picture itself asks. Knows the elements and attributes that those
 * pictures use.
 *
 * @param inks colours of custom properties that are no part of the palette, such as `ground`, and
 * of `currentColor`
 */
export function drawPicture(
  doc: Doc,
  picture: ReactElement,
  box: Box,
  inks: Attributes = {},
): void {
  const markup = renderToStaticMarkup(picture).replaceAll(
    /var\(--([\w-]+)\)|(currentColor)/g,
    (whole, property, current) => inks[property ?? current] ?? whole,
  );
  const root = parse(inColours(markup)).children.find(isElement);
  if (root) drawViewport(doc, root, box, {});
}

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

const numbers = (text = '') => text.match(/[^\s,]+/g)?.map(Number) ?? [];

/** An svg element: clips to its box and fits its viewBox in. */
function drawViewport(doc: Doc, svg: ElementNode, box: Box, pen: Attributes): void {
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
  doc.translate(box.x + spareX, box.y + spareY);
  doc.scale(scale).translate(-left, -top);
  drawChildren(doc, svg, pen);
  doc.restore();
}

/** What an element is painted with stands on it or on one around it. */
function drawChildren(doc: Doc, parent: ElementNode, around: Attributes): void {
  const pen = { ...around, ...parent.attributes };
  for (const child of parent.children.filter(isElement)) drawElement(doc, child, pen);
}

function drawElement(doc: Doc, element: ElementNode, pen: Attributes): void {
  const { name, attributes } = element;
  const value = (attribute: string) => Number(attributes[attribute] ?? 0);
  const box = { x: value('x'), y: value('y'), width: value('width'), height: value('height') };
  if (name === 'svg') {
    drawViewport(doc, element, box, pen);
    return;
  }
  if (name === 'g') {
    doc.save();
    applyTransform(doc, attributes.transform);
    drawChildren(doc, element, pen);
    doc.restore();
    return;
  }
  if (name === 'path') doc.path(attributes.d ?? '');
  else if (name === 'rect') doc.rect(box.x, box.y, box.width, box.height);
  else if (name === 'circle') doc.circle(value('cx'), value('cy'), value('r'));
  else if (name === 'ellipse') doc.ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
  else throw new Error(`The brochure can't draw <${name}>.`);
  paint(doc, { ...pen, ...attributes });
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
function paint(doc: Doc, pen: Attributes): void {
  // SVG would fill in black by default; the site's pictures always say with what.
  const { fill = 'none', stroke = 'none' } = pen;
  const unknown = [fill, stroke].find((colour) => !/^(?:none|#[\da-f]{6})$/i.test(colour));
  if (unknown) throw new Error(`The brochure can't paint with "${unknown}".`);
  doc.lineWidth(Number(pen['stroke-width'] ?? 1));
  doc.lineJoin(pen['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  doc.lineCap(pen['stroke-linecap'] === 'round' ? 'round' : 'butt');
  doc.miterLimit(Number(pen['stroke-miterlimit'] ?? 4));
  const [dash, space = 1] = numbers(pen['stroke-dasharray']);
  if (dash) doc.dash(dash, { space });
  else doc.undash();
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(fill, stroke);
  else if (fill !== 'none') doc.fill(fill);
  else if (stroke !== 'none') doc.stroke(stroke);
}
