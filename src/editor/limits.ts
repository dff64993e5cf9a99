import type { SchemaNode } from './schema-node.ts';

/**
 * A figure in braces shows as something of another length: it counts as one character, so that no
 * form refuses what fits. The build counts what shows, and no vowel sign of Hindi.
 */
const CHARACTER = '(?:(?:\\{[^{}]*\\}|[^{}\\p{M}])\\p{M}*)';

/** What a text must look like, and what the form says when it doesn't. */
export function patternOf(node: SchemaNode): [string, string] | undefined {
  const { pattern, sentence, minWords, maxWords, minLength = 0, maxLength } = node;
  if (pattern && sentence) return [`/${pattern}/`, sentence];
  if (minWords && maxWords) {
    const words = `(?:\\s+\\S+){${minWords - 1},${maxWords - 1}}`;
    return [`/^\\s*\\S+${words}\\s*$/`, `This must have ${minWords} to ${maxWords} words.`];
  }
  if (maxLength === undefined) return undefined;
  const range = minLength > 1 ? `between ${minLength} and ${maxLength}` : `at most ${maxLength}`;
  return [`/^${CHARACTER}{0,${maxLength}}$/u`, `This must have ${range} characters. Shorten it.`];
}

/** What an item count, a number or a text may be, in words; empty without limits. */
function limitsOf(node: SchemaNode): string {
  const { minLength = 0, maxLength, minWords, maxWords, minimum, maximum } = node;
  const { minItems, maxItems } = node;
  if (minWords) return `${minWords} to ${maxWords} words.`;
  if (maxLength) {
    return minLength > 1
      ? `${minLength} to ${maxLength} characters.`
      : `At most ${maxLength} characters.`;
  }
  if (minItems !== undefined && minItems === maxItems) return `Exactly ${minItems}.`;
  if (maxItems !== undefined) return `${minItems ?? 0} to ${maxItems}.`;
  if (minItems !== undefined && minItems > 1) return `At least ${minItems}.`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    return `A number from ${minimum} to ${maximum}.`;
  }
  return '';
}

/** What stands below a field: what it is for, its limits, and what it is without being written. */
export function hintOf(node: SchemaNode): string {
  const { description = '', default: initial } = node;
  const ended = description && !/[.?!…]$/.test(description) ? `${description}.` : description;
  // The editor would write a default into files that do without.
  const without = initial === undefined ? '' : `Left empty, it is ${String(initial)}.`;
  return [ended, limitsOf(node), without].filter(Boolean).join(' ');
}
