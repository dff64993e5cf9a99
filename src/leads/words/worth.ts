import type { WorthPer } from '../../platform/database/schema.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as India groups them: ₹1,22,000. */
export function inRupees(amount: number): string {
  return rupees.format(amount);
}

/** What a customer pays, `₹22,000 a month` or `₹79,500 once`. */
export function worthInWords({ amount, per }: { amount: number; per: WorthPer }): string {
  return `${inRupees(amount)} ${per === 'month' ? 'a month' : 'once'}`;
}
