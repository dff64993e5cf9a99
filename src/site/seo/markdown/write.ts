import type { Link } from '../../../catalog/schemas/text.ts';

type Parts = readonly (string | false | undefined)[];

/** Parts of a Markdown text; what is undefined or empty is left out. */
export function blocks(...parts: Parts): string {
  return parts.filter(Boolean).join('\n\n');
}

export const heading = (level: 1 | 2 | 3 | 4, text: string): string =>
  `${'#'.repeat(level)} ${text}`;

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

export const numbered = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

export const link = (label: string, href: string): string => `[${label}](${href})`;

interface Item {
  readonly title: string;
  readonly text: string;
}

/** A named point in one line. */
export const point = ({ title, text }: Item): string => `**${title}**: ${text}`;

/** A table; bars within a cell are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

interface Opening {
  readonly heading: string;
  readonly lead?: string | undefined;
}

/** A section: its heading, its lead, its content. */
export const section = ({ heading: title, lead }: Opening, ...parts: Parts): string =>
  blocks(heading(2, title), lead, ...parts);

/** Part of a section with points and a link of its own. */
export const card = (
  title: string,
  { text, link: { label, href } }: { readonly text: string; readonly link: Link },
  points: readonly string[],
): string => blocks(heading(3, title), text, list(points), link(label, href));

/** A section of questions with their answers, each question a heading. */
export const questionsText = (
  opening: Opening,
  questions: readonly { readonly question: string; readonly answer: string }[],
): string =>
  section(opening, ...questions.flatMap(({ question, answer }) => [heading(3, question), answer]));

/** What many sections are made of. */
interface Usual extends Opening {
  readonly text?: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  readonly items?: readonly Item[];
}

export const isSection = (part: unknown): part is Usual =>
  typeof part === 'object' && part !== null && 'heading' in part;

/** A section of the usual parts, as far as it has them. */
export const usualSection = ({
  text,
  paragraphs = [],
  points = [],
  items = [],
  ...opening
}: Usual) => section(opening, text, ...paragraphs, list(points), list(items.map(point)));
