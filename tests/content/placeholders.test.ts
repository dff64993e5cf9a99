import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from '../../src/catalog/placeholders.ts';
import { formatPrice } from '../../src/catalog/price.ts';

const values = {
  phone: '+91 1',
  email: 'a@example.com',
  'info-email': 'b@example.com',
  hours: 'Mon',
  'site-name': 'A',
  'legal-name': 'A Ltd',
  'head-office': 'Street 1',
  retention: '24',
  'grievance-officer': 'B',
  'grievance-days': '30',
  'wordplay-heading': 'C',
  'wordplay-paragraph': 'D',
  'price:web-awareness': '₹79,500',
  'price:social-media-management': '₹22,000',
  'price:ads-management': '₹60,000',
};

it('fills placeholders at any depth and leaves everything else alone', () => {
  const data = {
    text: '{phone}, {hours}. {phone}',
    list: [{ price: '{price:web-awareness} a year' }],
    count: 3,
    on: true,
    none: undefined,
  };
  expect(fillPlaceholders(data, values)).toEqual({
    text: '+91 1, Mon. +91 1',
    list: [{ price: '₹79,500 a year' }],
    count: 3,
    on: true,
    none: undefined,
  });
});

it('names the first unknown placeholder', () => {
  expect(unknownPlaceholder('{phone} {fax}')).toBe('fax');
  expect(unknownPlaceholder('{phone}')).toBeUndefined();
  expect(unknownPlaceholder('no braces')).toBeUndefined();
});

it('groups rupees the Indian way', () => {
  expect(formatPrice(79_500)).toBe('₹79,500');
  expect(formatPrice(1_25_000)).toBe('₹1,25,000');
});
