import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** What a text says as YAML, and what makes it none, a sentence each. */
interface Parsed {
  readonly data: unknown;
  readonly mistakes: readonly string[];
}

/** By text: a round of checks asks for each up to five times, and few have changed since the last. */
let known = new Map<string, Parsed>();
let before = known;

/** Begins a round of checks: what neither this one nor the last asks for is forgotten. */
export function parseAnew(): void {
  before = known;
  known = new Map();
}

/** What a text says as YAML. Nobody may change what is returned: others are given the same. */
export function parseYaml(text: string): Parsed {
  const parsed = known.get(text) ?? before.get(text) ?? parse(text);
  known.set(text, parsed);
  return parsed;
}

function parse(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const mistakes = document.errors.map(({ message, pos }) =>
    notYaml(lines.linePos(pos[0]).line, message),
  );
  // YAML ends an unquoted text at " #" without a word.
  visit(document, (_, node) => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return;
    const { line } = lines.linePos(node.range[0]);
    mistakes.push(
      `line ${line}: what stands after " #" is lost. Put the text in quotes, or the note on a line of its own.`,
    );
  });
  try {
    visit(document, {
      Alias: (_, { source }, around) => {
        if (around.some((each) => 'anchor' in each && each.anchor === source))
          throw new Error(`*${source} stands in what it repeats`);
      },
    });
    return { data: document.toJS(), mistakes };
  } catch (error) {
    // A part that repeats another can become more than any memory holds.
    return { data: undefined, mistakes: [...mistakes, notYaml(1, (error as Error).message)] };
  }
}

const notYaml = (line: number, why: string) =>
  `line ${line}: this is not YAML (${why}). Check the indentation, and put a text with ": " or a leading { in quotes.`;
