import { inWords } from './in-words.ts';

/**
 * Figures that are written once (in content/site.yaml, content/packages, content/policies.yaml) or
 * follow from the files of a folder stand in the copy as placeholders, so that a new phone number,
 * price or office is one edit.
 */
export const PACKAGE_IDS = ['web-awareness', 'social-media-management', 'ads-management'] as const;

/** Folders whose files a text can count: {count:offices} is "three", {Count:offices} is "Three". */
export const COUNTED = {
  articles: 'content/blog',
  offices: 'content/offices',
  openings: 'content/careers',
  projects: 'content/projects',
  sectors: 'content/sectors',
  services: 'content/services',
} as const;

type Counted = keyof typeof COUNTED;

export const counted = Object.keys(COUNTED) as Counted[];

export const PLACEHOLDERS = [
  'phone',
  'email',
  'info-email',
  'hours',
  'site-name',
  'legal-name',
  'head-office',
  'retention',
  'grievance-officer',
  'grievance-days',
  ...PACKAGE_IDS.map((id) => `price:${id}` as const),
  ...counted.map((name) => `count:${name}` as const),
  'count:quotes',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const PATTERN = /\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}

/**
 * What stands in braces: a placeholder, for a count perhaps with a capital letter and with the words
 * for one and for several: {Count:openings|open position|open positions}.
 */
function parse(inBraces: string) {
  const [written = '', one, several] = inBraces.split('|');
  const name = written.replace(/^Count:/, 'count:');
  return isPlaceholder(name) ? { name, capital: name !== written, one, several } : undefined;
}

function shownFor(inBraces: string, values: PlaceholderValues): string | undefined {
  const parsed = parse(inBraces);
  if (!parsed?.name.startsWith('count:')) return parsed && values[parsed.name];
  const { name, capital, one, several } = parsed;
  const count = Number(values[name]);
  const word = inWords(count);
  const noun = count === 1 ? one : several;
  return `${capital ? word.charAt(0).toUpperCase() + word.slice(1) : word}${noun ? ` ${noun}` : ''}`;
}

/** The first name in braces that is no placeholder, or undefined when all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, name] of text.matchAll(PATTERN)) {
    if (name !== undefined && !parse(name)) return name;
  }
  return undefined;
}

/** About what a text will say where it counts, so that its length can be judged. */
export function withCountsFilled(text: string): string {
  return text.replace(PATTERN, (match, name: string) => {
    const parsed = parse(name);
    return parsed?.name.startsWith('count:') ? `seven ${parsed.several ?? ''}`.trim() : match;
  });
}

/** The same data with every placeholder in every text replaced by its value. */
export function fillPlaceholders<Data>(data: Data, values: PlaceholderValues): Data;
export function fillPlaceholders(data: unknown, values: PlaceholderValues): unknown {
  if (typeof data === 'string') {
    return data.replace(PATTERN, (match, name: string) => shownFor(name, values) ?? match);
  }
  if (Array.isArray(data)) return data.map((item) => fillPlaceholders<unknown>(item, values));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillPlaceholders<unknown>(value, values)]),
    );
  }
  return data;
}
