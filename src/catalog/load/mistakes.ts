import type { z } from 'astro/zod';

type RawIssue = z.core.$ZodRawIssue;

const article = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

/** Names of YAML's shapes in an editor's words. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'group of fields',
};

function typeOf(value: unknown): string {
  if (value === null) return 'nothing';
  const type = Array.isArray(value) ? 'list' : (TYPE_NAMES[typeof value] ?? typeof value);
  return type === 'text' || type === 'true or false' ? type : article(type);
}

function expectedType(expected: string): string {
  const name = TYPE_NAMES[expected] ?? expected;
  return name === 'text' || name === 'true or false' ? name : article(name);
}

/** The number of single-letter edits between two words (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word nearest to a misspelt one, when it is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({
      candidate,
      edits: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, Math.floor(word.length / 3))
    ? best.candidate
    : undefined;
}

function knownKeys(issue: RawIssue): string[] {
  const definition = issue.inst?._zod.def;
  return definition && 'shape' in definition ? Object.keys(Object(definition.shape)) : [];
}

function explainSize(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const [limit, few] =
    issue.code === 'too_small' ? [Number(issue.minimum), true] : [Number(issue.maximum), false];
  const exactly = 'exact' in issue && issue.exact === true;
  if (Array.isArray(issue.input)) {
    const change = few ? 'Add the missing ones' : 'Remove the others';
    const bound = exactly ? 'exactly' : few ? 'at least' : 'at most';
    return `has ${issue.input.length} items, and it takes ${bound} ${limit}. ${change}.`;
  }
  if (typeof issue.input === 'string') {
    const length = issue.input.length;
    if (length === 0) return 'is empty. Write a text here.';
    return few
      ? `has ${length} characters, and at least ${limit} are needed. Lengthen it by ${limit - length}.`
      : `has ${length} characters, and at most ${limit} fit. Shorten it by ${length - limit}.`;
  }
  return `is ${String(issue.input)}. Write a number of ${few ? 'at least' : 'at most'} ${limit}.`;
}

function explainType(issue: RawIssue & { code: 'invalid_type' }): string {
  if (issue.input === undefined) return 'is missing. Add it.';
  const wrong = `is ${typeOf(issue.input)}, and it must be ${expectedType(issue.expected)}.`;
  return issue.expected === 'string' ? `${wrong} Put the whole text in quotes.` : wrong;
}

/**
 * Says in an editor's words what is wrong with a value and what to do about it. Used as zod's error
 * map; a schema's own message goes before it.
 */
export function explain(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue);
    case 'unrecognized_keys': {
      const known = knownKeys(issue);
      return issue.keys
        .map((key) => {
          const meant = nearest(key, known);
          return meant
            ? `has the unknown field "${key}". Did you mean "${meant}"?`
            : `has the unknown field "${key}". Remove it, or use one of: ${known.join(', ')}.`;
        })
        .join(' It ');
    }
    case 'too_small':
    case 'too_big':
      return explainSize(issue);
    case 'invalid_value': {
      const values = issue.values.map(String);
      const meant = nearest(String(issue.input), values);
      if (issue.input === undefined) return `is missing. Add one of: ${values.join(', ')}.`;
      return meant
        ? `is "${String(issue.input)}", which is not known. Did you mean "${meant}"?`
        : `is "${String(issue.input)}". Use one of: ${values.join(', ')}.`;
    }
    case 'invalid_format':
      return `is "${String(issue.input)}", which does not have the form of ${issue.format === 'email' ? 'an e-mail address' : 'this field'}. Correct it.`;
    default:
      return issue.message ?? 'is not right. See docs/editing.md.';
  }
}
