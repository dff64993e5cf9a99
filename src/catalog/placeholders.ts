import { PACKAGE_SLUGS } from './routes.ts';

const DETAILS = [
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
] as const;

/**
 * Figures that are written once (in content/site.yaml, content/packages, content/policies.yaml) stand in the copy as
 * placeholders, so that a new phone number or price is one edit.
 */
export const PLACEHOLDERS: readonly string[] = [
  ...DETAILS,
  ...PACKAGE_SLUGS.map((slug) => `price:${slug}`),
];

export type PlaceholderValues = Readonly<
  Record<(typeof DETAILS)[number] | `price:${string}`, string>
>;

const PATTERN = /\{([^{}]*)\}/g;

/** The first name in braces that is no placeholder, or undefined when all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, name] of text.matchAll(PATTERN)) {
    if (name !== undefined && !PLACEHOLDERS.includes(name)) return name;
  }
  return undefined;
}

/** The same data with every placeholder in every text replaced by its value. */
export function fillPlaceholders<Data>(data: Data, values: PlaceholderValues): Data;
export function fillPlaceholders(data: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof data === 'string') {
    return data.replace(PATTERN, (match, name: string) => values[name] ?? match);
  }
  if (Array.isArray(data)) return data.map((item) => fillPlaceholders<unknown>(item, values));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillPlaceholders<unknown>(value, values)]),
    );
  }
  return data;
}
