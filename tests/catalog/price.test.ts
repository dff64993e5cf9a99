import { expect, it } from 'vitest';
import { pricePerMonth } from '../../src/catalog/words/price.ts';
import { formatPrice, withGst } from '../../src/catalog/words/rupees.ts';
import { sumsOf } from '../../src/catalog/words/sums.ts';

it('groups rupees the Indian way', () => {
  expect(formatPrice(79_500)).toBe('₹79,500');
  expect(formatPrice(1_25_000)).toBe('₹1,25,000');
  expect(formatPrice(1_23_45_678.4)).toBe('₹1,23,45,678');
});

it('rounds the price of a month', () => {
  expect(pricePerMonth(79_499, 'per year')).toBe(6_625);
  expect(pricePerMonth(60_000, 'for 6 months')).toBe(10_000);
  expect(pricePerMonth(22_000, 'per month')).toBe(22_000);
});

it.each([
  [60_000, 70_800],
  // 11,798.82 and 2.36
  [9_999, 11_799],
  [2, 2],
])('rounds ₹%i with GST to the nearest rupee', (amount, sum) => {
  expect(withGst(amount, 18)).toBe(sum);
});

it('works out what comes back: the fee of fifteen days, and what early months leave over', () => {
  const terms = { 'leads.example': 15, 'single-month.rupees': 12_000, 'single-month.example': 2 };
  expect(sumsOf({ 'Ads-management': 60_000 }, 18, terms)).toMatchObject({
    'gst:Ads-management': '₹70,800',
    'gst:single-month': '₹14,160',
    'back:leads': '₹5,900',
    'back:leaving': '₹42,480',
  });
});
