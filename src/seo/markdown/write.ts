/** Parts of a Markdown text; what is undefined or empty is left out. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
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

interface Questions {
  readonly heading: string;
  readonly lead?: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions with their answers, each question a heading. */
export function questionsText({ heading: title, lead, questions }: Questions): string {
  return blocks(
    heading(2, title),
    lead,
    ...questions.map(({ question, answer }) => blocks(heading(3, question), answer)),
  );
}
