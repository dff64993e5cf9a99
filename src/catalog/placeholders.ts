/**
 * Figures that are written once (in content/site.yaml, content/packages, content/policies.yaml) stand in the copy as
 * placeholders, so that a new phone number or price is one edit.
 */
export const PACKAGE_IDS = ['web-awareness', 'social-media-management', 'ads-management'] as const;

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
  'wordplay-heading',
  'wordplay-paragraph',
  ...PACKAGE_IDS.map((id) => `price:${id}` as const),
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const PATTERN = /\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}

/** The first name in braces that is no placeholder, or undefined when all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, name] of text.matchAll(PATTERN)) {
    if (name !== undefined && !isPlaceholder(name)) return name;
  }
  return undefined;
}

/** The same data with every placeholder in every text replaced by its value. */
export function fillPlaceholders<Data>(data: Data, values: PlaceholderValues): Data;
export function fillPlaceholders(data: unknown, values: PlaceholderValues): unknown {
  if (typeof data === 'string') {
    return data.replace(PATTERN, (match, name: string) =>
      isPlaceholder(name) ? values[name] : match,
    );
  }
  if (Array.isArray(data)) return data.map((item) => fillPlaceholders<unknown>(item, values));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillPlaceholders<unknown>(value, values)]),
    );
  }
  return data;
}
