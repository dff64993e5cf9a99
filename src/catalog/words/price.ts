import type { PackageContent, Period } from '../schemas/package.ts';

const MONTHS: Readonly<Record<Period, number>> = {
  'per month': 1,
  'for 6 months': 6,
  'per year': 12,
};

/** The price of one month, rounded. */
export function pricePerMonth(amount: number, period: Period): number {
  return Math.round(amount / MONTHS[period]);
}

/**
 * A package with a price: this one, or the one that it costs the same as.
 * @throws when that one names no price itself
 */
export function pricedOf(
  content: PackageContent,
  all: readonly (PackageContent & { readonly id: string })[],
) {
  if (!('samePriceAs' in content)) return content;
  const other = all.find(({ id }) => id === content.samePriceAs);
  if (other && !('samePriceAs' in other)) return other;
  throw new Error(
    `content/packages: samePriceAs "${content.samePriceAs}" names no price itself. Use a package that does.`,
  );
}
