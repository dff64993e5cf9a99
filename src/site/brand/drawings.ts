import { ELEMENT_NODE, type ElementNode, type Node, parse, renderSync } from 'ultrahtml';
import { contentMistake } from '../../catalog/load/read-yaml.ts';

/** A drawing of the brand: SVG markup, and the box it fills from 0 0. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

type Name = 'logo' | 'wordmark';

const FOLDER = 'content/brand';
const NAMES: readonly string[] = ['logo', 'wordmark'] satisfies Name[];
/** What browser, brochure and icons all draw alike. */
const SHAPES = ['g', 'path', 'rect', 'circle', 'ellipse'];
const PAINT = /^(?:none|#[0-9a-f]{6}|var\(--[\w-]+\))$/;

const files = import.meta.glob<string>('../../../content/brand/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const given = new Map(
  Object.entries(files).map(([path, text]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    const file = `${FOLDER}/${name}.svg`;
    if (NAMES.includes(name)) return [name, readDrawing(file, text, name === 'logo')] as const;
    throw contentMistake(file, ['The file is not known. Name it logo.svg or wordmark.svg.']);
  }),
);

/** The drawing that content/brand has of the logo or the wordmark; without it, code draws them. */
export const givenDrawing = (name: Name): Drawing | undefined => given.get(name);

/**
 * Reads an SVG file of content/brand.
 * @param coloured whether it has colours of its own; otherwise it takes those of its place
 * @throws AstroError that says what the site can't draw
 */
export function readDrawing(file: string, text: string, coloured: boolean): Drawing {
  const svg = parse(text).children.find(isElement);
  const box = /^0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)$/.exec(svg?.attributes.viewBox ?? '');
  if (svg?.name !== 'svg' || !box) {
    throw contentMistake(file, ['It is no SVG with a viewBox of "0 0 width height". Add it.']);
  }
  const mistakes = elementsIn(svg).flatMap((element) => mistakesOf(element, coloured));
  if (mistakes.length > 0) throw contentMistake(file, [...new Set(mistakes)]);
  const markup = svg.children.map((child: Node) => renderSync(child)).join('');
  return { width: Number(box[1]), height: Number(box[2]), markup: markup.trim() };
}

function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE;
}

function elementsIn(parent: ElementNode): ElementNode[] {
  return parent.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

function mistakesOf({ name, attributes }: ElementNode, coloured: boolean): string[] {
  const paints = [attributes.fill, attributes.stroke].filter((paint) => paint !== undefined);
  const wrong = coloured ? paints.find((paint) => !PAINT.test(paint)) : paints[0];
  const advice = coloured
    ? 'Write a colour as #1a1a49 or var(--ink)'
    : 'Take it out: the word has the colour of its place';
  return [
    ...(SHAPES.includes(name)
      ? []
      : [`It has <${name}>. Turn text into outlines, and use ${SHAPES.join(', ')} only.`]),
    ...('style' in attributes || 'class' in attributes
      ? [`<${name}> has a style. Write fill and stroke as attributes.`]
      : []),
    ...(wrong === undefined ? [] : [`<${name}> is painted with "${wrong}". ${advice}.`]),
  ];
}
