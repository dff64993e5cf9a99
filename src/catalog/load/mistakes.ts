import type { z } from 'astro/zod';
import { nearest } from './nearest.ts';

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

function explainChoice(input: unknown, values: readonly string[]): string {
  if (input === undefined) return `is missing. Add one of: ${values.join(', ')}.`;
  const meant = nearest(String(input), values);
  return meant
    ? `is "${String(input)}", which is not known. Did you mean "${meant}"?`
    : `is "${String(input)}". Use one of: ${values.join(', ')}.`;
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
    case 'invalid_value':
      return explainChoice(issue.input, issue.values.map(String));
    case 'invalid_union': {
      // A group whose kind decides its other fields.
      const { discriminator, options = [] } = issue;
      if (typeof discriminator !== 'string' || !Array.isArray(options)) break;
      return explainChoice(Object(issue.input)[discriminator], options.map(String));
    }
    case 'invalid_format':
      return `is "${String(issue.input)}", which does not have the form of ${issue.format === 'email' ? 'an e-mail address' : 'this field'}. Correct it.`;
  }
  return issue.message ?? 'is not right. See docs/editing.md.';
}
