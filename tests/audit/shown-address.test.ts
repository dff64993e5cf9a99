import { expect, test } from 'vitest';
import { readAddress } from '../../src/audit/address.ts';
import { shownAddress, withShownHosts } from '../../src/audit/shown-address.ts';

test.each([
  ['दुकान.भारत', 'दुकान.भारत'],
  ['www.दुकान.भारत/मेन्यू?रंग=लाल', 'www.दुकान.भारत/मेन्यू?रंग=लाल'],
  ['தமிழ்.in', 'தமிழ்.in'],
  ['http://shop.in/', 'http://shop.in/'],
  ['shop.in/a%20b/100%25', 'shop.in/a%20b/100%25'],
  // Letters of two scripts, or of one that passes for Latin.
  ['pаypal.com', 'xn--pypal-4ve.com'],
  ['аррӏе.com', 'xn--80ak6aa92e.com'],
  ['shop.in/%E2%80%AEgpj', 'shop.in/%E2%80%AEgpj'],
])('shows %s as %s, which is the same address when it is typed again', (typed, shown) => {
  const read = readAddress(typed);
  if (read.kind !== 'page') throw new Error(read.kind);
  expect(shownAddress(read.url.href)).toBe(shown);
  expect(readAddress(shown)).toEqual(read);
});

test('shows hosts within a text in their own letters, unless they could pass for others', () => {
  expect(withShownHosts('<a href="https://www.xn--11b7ah1gn.xn--h2brj9c/xn">')).toBe(
    '<a href="https://www.दुकान.भारत/xn">',
  );
  expect(withShownHosts('xn--pypal-4ve.com, xn--, xn--99999')).toBe(
    'xn--pypal-4ve.com, xn--, xn--99999',
  );
});
