import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { Typesetter } from '../../fonts/type-setting.ts';

/** The weights that drawings set type in; 430 is that of the site's running text. */
const WEIGHTS = ['400', '430', '500', '700', '800'];
const typesetters = new Map(
  await Promise.all(
    WEIGHTS.map(async (weight) => [weight, await Typesetter.open(Number(weight))] as const),
  ),
);

/** Outlines are rounded to so many parts of an em: in small type nobody sees the grid. */
const partsOf = (size: number) => (size > 16 ? 300 : 80);

/** What letters have of their own or inherit. */
const INHERITED = ['font-size', 'font-weight', 'letter-spacing', 'text-anchor'] as const;
type Pen = Readonly<Partial<Record<(typeof INHERITED)[number], string>>>;

/** The outlines of a file by their path data, with the id that each gets. */
type Letters = Map<string, string>;

/** Letters that `text-anchor` moves together. */
interface Chunk {
  readonly x: number;
  readonly runs: { readonly offset: number; readonly y: number; readonly letters: string }[];
  width: number;
}

/**
 * An SVG drawing with outlines instead of type: a file of its own has none of the page's fonts. Each
 * letter is drawn once and referred to. Knows the attributes that the site's drawings use.
 */
export function outlineText(svg: string): string {
  const letters: Letters = new Map();
  const [root] = parse(svg).children.filter(isElement);
  if (!root) throw new Error('A drawing must be an svg element.');
  const content = writeChildren(root, {}, letters);
  const shapes = [...letters].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  return `<svg${written(root.attributes)}>${shapes && `<defs>${shapes}</defs>`}${content}</svg>`;
}

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const inherit = (pen: Pen, { attributes }: ElementNode): Pen =>
  Object.fromEntries(INHERITED.map((name) => [name, attributes[name] ?? pen[name]]));

function writeChildren(parent: ElementNode, pen: Pen, letters: Letters): string {
  const own = inherit(pen, parent);
  return parent.children
    .filter(isElement)
    .map((child) =>
      child.name === 'text'
        ? writeText(child, inherit(own, child), letters)
        : `<${child.name}${written(child.attributes)}>${writeChildren(child, own, letters)}</${child.name}>`,
    )
    .join('');
}

/** A text and its spans, which stand one after the other unless they have a place of their own. */
function writeText(text: ElementNode, pen: Pen, letters: Letters): string {
  const { x = '0', y = '0', ...others } = text.attributes;
  const size = Number(pen['font-size']);
  const em = partsOf(size);
  const scale = rounded(size / em);
  let chunk: Chunk = { x: Number(x), runs: [], width: 0 };
  const chunks = [chunk];
  let baseline = Number(y);
  for (const node of text.children) {
    const { x: ownX, dx = '0', dy = '0' } = isElement(node) ? node.attributes : {};
    if (ownX !== undefined) {
      chunk = { x: Number(ownX), runs: [], width: 0 };
      chunks.push(chunk);
    }
    baseline += Number(dy);
    chunk.width += Number(dx);
    const run = setRun(wordsOf(node), em, pen, letters);
    chunk.runs.push({ offset: chunk.width, y: baseline, letters: run.letters });
    chunk.width += run.width * size;
  }
  const share = pen['text-anchor'] === 'end' ? 1 : pen['text-anchor'] === 'middle' ? 0.5 : 0;

  const runs = chunks.flatMap(({ x, runs, width }) =>
    runs.map(({ offset, y, letters }) => {
      const start = rounded(x + offset - share * width);
      return `<g transform="translate(${start} ${rounded(y)}) scale(${scale} -${scale})">${letters}</g>`;
    }),
  );
  const painted = Object.entries(others).filter(([name]) => !INHERITED.some((own) => own === name));
  return `<g${written(Object.fromEntries(painted))}>${runs.join('')}</g>`;
}

/** A word as one outline that goes up from its baseline, in units of which `em` make an em, and its width. */
export function wordOutline(word: string, weight: string, em: number) {
  const { glyphs, width } = typesetterOf(weight).setLine(word);
  const d = glyphs.map(({ d, x, y, scale }) => compact(d, scale * em, x * em, -y * em)).join('');
  return { d, width: Math.ceil(width * em) };
}

function typesetterOf(weight: string): Typesetter {
  const typesetter = typesetters.get(weight);
  if (!typesetter) throw new Error(`No drawing may have type of weight ${weight}: add it above.`);
  return typesetter;
}

/** Letters, in units of which `em` make an em, and how many ems they take. */
function setRun(words: string, em: number, pen: Pen, letters: Letters) {
  const spacing = Number.parseFloat(pen['letter-spacing'] ?? '0');
  const { glyphs, width } = typesetterOf(pen['font-weight'] ?? '430').setLine(words);
  const uses = glyphs.map(({ d, x, y, scale }, index) => {
    if (!d) return '';
    const outline = compact(d, scale * em);
    const id = letters.get(outline) ?? `l${letters.size.toString(36)}`;
    letters.set(outline, id);
    const [left, up] = [Math.round((x + index * spacing) * em), Math.round(-y * em)];
    return `<use href="#${id}"${left ? ` x="${left}"` : ''}${up ? ` y="${up}"` : ''}/>`;
  });
  return { letters: uses.join(''), width: width + glyphs.length * spacing };
}

/**
 * Path data of moves, lines and quadratic curves in absolute coordinates: scaled, moved, rounded, relative. A
 * curve that goes on as smoothly as its font has it needs no control point of its own.
 */
function compact(d: string, scale: number, left = 0, up = 0): string {
  let [x, y] = [0, 0];
  let mirrored: readonly [number, number] | undefined;
  return d.replace(/([MLQ])([^MLQZ]*)/g, (_, command: string, numbers: string) => {
    const places = (numbers.match(/-?[\d.]+/g) ?? []).map((part, index) =>
      Math.round(Number(part) * scale + (index % 2 ? up : left)),
    );
    const [controlX = 0, controlY = 0] = places;
    const [endX = 0, endY = 0] = places.slice(-2);
    const [fromX, fromY] = [x, y];
    [x, y] = [endX, endY];
    if (command === 'M') return `M${endX} ${endY}`;
    const steps = places.map((place, index) => place - (index % 2 ? fromY : fromX));
    const before = command === 'Q' ? mirrored : undefined;
    const smooth = before && Math.hypot(controlX - before[0], controlY - before[1]) < 1.5;
    const [bendX, bendY] = smooth ? before : [controlX, controlY];
    mirrored = command === 'Q' ? [2 * endX - bendX, 2 * endY - bendY] : undefined;
    const written = (smooth ? steps.slice(-2) : steps).join(' ').replaceAll(' -', '-');
    return `${smooth ? 't' : command.toLowerCase()}${written}`;
  });
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function wordsOf(node: Node): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  const text: string = node.value ?? '';
  return text.replace(/&([\w#]+);/g, (entity, name: string) => named[name] ?? entity);
}
