import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** A text of a content file, as it is written there. */
export interface Text {
  /** Such as `faq.questions.1.answer`; `the text` is that of an article. */
  readonly field: string;
  readonly line: number;
  readonly text: string;
  /** Whether it, or what it is part of, says of itself that it is invented. */
  readonly sample: boolean;
}

/** Every text and figure of YAML with its field and line. */
export function textsOf(source: string): Text[] {
  const lines = new LineCounter();
  const below = (node: unknown, field: string, sample = false): Text[] => {
    if (isScalar(node)) {
      const line = lines.linePos(node.range?.[0] ?? 0).line;
      const isText = typeof node.value === 'string' || typeof node.value === 'number';
      return isText ? [{ field, line, text: String(node.value), sample }] : [];
    }
    if (isSeq(node)) return node.items.flatMap((item, at) => below(item, `${field}.${at}`, sample));
    if (!isMap(node)) return [];
    const isSample = sample || node.get('sample') === true;
    return node.items.flatMap(({ key, value }) =>
      below(value, field ? `${field}.${key}` : `${key}`, isSample),
    );
  };
  return below(parseDocument(source, { lineCounter: lines }).contents, '');
}

/** The fields of an article, and the paragraphs of its text. */
export function partsOf(source: string): { readonly head: string; readonly text: Text[] } {
  const [, head = '', ...body] = source.split(/^---$/m);
  let line = head.split('\n').length;
  const text = body
    .join('---')
    .split(/(?<=\n)(?=\n)/)
    .map((paragraph): Text => {
      const here = line;
      line += paragraph.split('\n').length - 1;
      return { field: 'the text', line: here + 1, text: paragraph, sample: false };
    });
  return { head, text };
}

/** What is made of a file's text, and made again once that has changed. */
export function perText<Made>(make: (text: string) => Made): (path: string) => Made {
  const known = new Map<string, { readonly text: string; readonly made: Made }>();
  return (path) => {
    const text = readFileSync(path, 'utf8');
    const before = known.get(path);
    if (before?.text === text) return before.made;
    const made = make(text);
    known.set(path, { text, made });
    return made;
  };
}
