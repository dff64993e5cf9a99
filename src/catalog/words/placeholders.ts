import { inLanguage, language } from '../language.ts';
import { namesIn } from '../load/folder.ts';
import { isEnglish } from '../load/hindi.ts';
import { nearest } from '../load/nearest.ts';
import { claimNumbers, claimTexts } from './claims.ts';
import { inWords } from './in-words.ts';

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

const FIGURES = [
  'phone',
  'email',
  'info-email',
  'hours',
  'city',
  'region',
  'site-name',
  'legal-name',
  'robot-name',
  'head-office',
  'retention',
  'grievance-officer',
  'grievance-days',
  ...counted.map((name) => `count:${name}` as const),
  'count:quotes',
  'wordplay-heading',
  'wordplay-paragraph',
  'back:leads',
  'back:leaving',
] as const;

/**
 * Figures that are written once (in content/site.yaml, content/packages, content/policies.yaml) or
 * follow from the files of a folder stand in the copy as placeholders, so that a new phone number,
 * price or office is one edit.
 */
export const placeholders = (): string[] => [
  ...FIGURES,
  ...[...namesIn('content/packages')].map((name) => `price:${name}`),
  ...sums().map((name) => `gst:${name}`),
  ...Object.keys(claimTexts()),
];

export type PlaceholderValues = Readonly<
  Record<(typeof FIGURES)[number] | `price:${string}` | `gst:${string}`, string>
>;

/** What has a sum with GST: packages, and claims of so many rupees. */
const sums = () => [
  ...namesIn('content/packages'),
  ...Object.keys(claimNumbers()).flatMap((name) => /^(.+)\.rupees$/.exec(name)?.[1] ?? []),
];

const PATTERN = /\{([^{}]*)\}/g;

const figures: ReadonlySet<string> = new Set(FIGURES);

/** Looked up, not searched in a list of all: a build asks some hundred thousand times. */
function isPlaceholder(name: string): boolean {
  if (name.startsWith('claim:')) return name in claimTexts();
  if (name.startsWith('price:')) return namesIn('content/packages').has(name.slice(6));
  if (name.startsWith('gst:')) return sums().includes(name.slice(4));
  return figures.has(name);
}

/**
 * What stands in braces: a placeholder, perhaps with a capital letter. A count may be followed by the
 * words for one and for several, {Count:openings|open position|open positions}; a claim by the words
 * that rest on it, {claim:no-commission|no vendor pays us}.
 */
function parse(inBraces: string) {
  const [written = '', one, several] = inBraces.split('|');
  const name = written.replace(/^C(?=ount:|laim:)/, 'c');
  return isPlaceholder(name) ? { name, capital: name !== written, one, several } : undefined;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function shownFor(inBraces: string, values: Readonly<Record<string, string>>): string | undefined {
  const parsed = parse(inBraces);
  if (!parsed) return undefined;
  const { name, capital, one, several } = parsed;
  const cased = capital ? capitalised : (text: string) => text;
  if (name.startsWith('claim:')) return cased(one ?? claimTexts()[name] ?? '');
  if (!name.startsWith('count:')) return values[name];
  const count = Number(values[name]);
  const noun = count === 1 ? one : several;
  return cased(inWords(count)) + (noun ? ` ${noun}` : '');
}

/** What is wrong with the first name in braces that is no placeholder, and what was likely meant. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, inBraces = ''] of text.matchAll(PATTERN)) {
    if (parse(inBraces)) continue;
    const [name = ''] = inBraces.split('|');
    const meant = nearest(name, placeholders());
    return `the unknown placeholder {${inBraces}}. ${
      meant ? `Did you mean {${meant}}?` : 'docs/content.md lists those that there are.'
    }`;
  }
  return undefined;
}

/** About what a text will say where it counts or claims, so that its length can be judged. */
export function asLongAsShown(text: string): string {
  return text.replace(PATTERN, (match, inBraces: string) => {
    const parsed = parse(inBraces);
    if (parsed?.name.startsWith('count:')) return `seven ${parsed.several ?? ''}`.trim();
    return parsed?.name.startsWith('claim:') ? (shownFor(inBraces, {}) ?? match) : match;
  });
}

/**
 * The same data with every placeholder in every text replaced by its value.
 *
 * @param english the values for a text that has no Hindi yet
 */
export function fillPlaceholders<Data>(
  data: Data,
  values: PlaceholderValues,
  english?: PlaceholderValues,
): Data;
export function fillPlaceholders(
  data: unknown,
  values: Readonly<Record<string, string>>,
  english = values,
): unknown {
  if (typeof data === 'string') {
    // Nearly all texts: a search for a pattern costs more than for a sign.
    if (!data.includes('{')) return data;
    const [lang, own] = isEnglish(data) ? (['en', english] as const) : [language(), values];
    return inLanguage(lang, () =>
      data.replace(PATTERN, (match, name: string) => shownFor(name, own) ?? match),
    );
  }
  const fill = (item: unknown) => fillPlaceholders(item, values, english);
  if (Array.isArray(data)) return data.map(fill);
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fill(value)]));
  }
  return data;
}
