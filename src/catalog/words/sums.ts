import { claimNumbers } from './claims.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { formatPrice, withGst } from './rupees.ts';

/** The package whose fee the promise of leads and an early end pay back. */
const ADS = 'Ads-management';
const MONTHS = 6;
const DAYS_OF_A_MONTH = 30;

/**
 * The sums of the copy, in rupees with sign and commas: `price:NAME` of each package; `gst:NAME` with GST,
 * of each package and of each claim of so many rupees; `back:leads`, the fee for the days of the example
 * without a lead; `back:leaving`, what comes back to whoever ends the ads after the months of the example.
 *
 * @param prices of the packages by file name, in rupees without GST
 * @param rate GST in per cent
 * @param numbers of the claims, such as `single-month.rupees`
 */
export function sumsOf(
  prices: Readonly<Record<string, number>>,
  rate: number,
  numbers = claimNumbers(),
): Pick<PlaceholderValues, 'back:leads' | 'back:leaving'> {
  const numberOf = (name: string): number => {
    const found = numbers[name] ?? prices[name];
    if (found === undefined) throw new Error(`content/claims.yaml has no number ${name}. Add it.`);
    return found;
  };
  const gross = (rupees: number) => formatPrice(withGst(rupees, rate));
  const fee = numberOf(ADS);
  const dayFee = fee / MONTHS / DAYS_OF_A_MONTH;
  const kept = numberOf('single-month.example') * numberOf('single-month.rupees');
  const claimed = Object.entries(numbers).filter(([name]) => name.endsWith('.rupees'));
  return {
    'back:leads': gross(dayFee * numberOf('leads.example')),
    'back:leaving': gross(fee - kept),
    ...Object.fromEntries(
      Object.entries(prices).flatMap(([name, price]) => [
        [`price:${name}`, formatPrice(price)],
        [`gst:${name}`, gross(price)],
      ]),
    ),
    ...Object.fromEntries(
      claimed.map(([name, rupees]) => [`gst:${name.replace('.rupees', '')}`, gross(rupees)]),
    ),
  };
}
