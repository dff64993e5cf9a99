import { expect, test } from 'vitest';
import { mistakeOf, readAddress } from '../../src/audit/address.ts';

test.each([
  ['shop.in', 'https://shop.in/'],
  ['  SHOP.in ', 'https://shop.in/'],
  [' https:/shop.in ', 'https://shop.in/'],
  ['https//shop.in', 'https://shop.in/'],
  ['http:shop.in', 'http://shop.in/'],
  ['//shop.in/about', 'https://shop.in/about'],
  ['www.shop.in/path', 'https://www.shop.in/path'],
  ['http://shop.in:80/', 'http://shop.in/'],
  ['shop.in:443', 'https://shop.in/'],
  [
    'www.दुकान.भारत/मेन्यू',
    'https://www.xn--11b7ah1gn.xn--h2brj9c/%E0%A4%AE%E0%A5%87%E0%A4%A8%E0%A5%8D%E0%A4%AF%E0%A5%82',
  ],
  ['shop.in/thanks?name=Asha&phone=98100#top', 'https://shop.in/thanks'],
  ['shop.github.io', 'https://shop.github.io/'],
])('takes %j for %s', (typed, url) => {
  expect(readAddress(typed)).toEqual({ kind: 'page', url: new URL(url) });
});

test.each([
  ['my shop', 'not-an-address'],
  ['shop', 'not-public'],
  ['https://', 'not-an-address'],
  ['asha@shop.in', 'mail'],
  ['mailto:asha@shop.in', 'mail'],
  ['ftp://shop.in', 'not-web'],
  ['javascript:alert(1)', 'not-web'],
  ['https://asha:secret@shop.in', 'credentials'],
  ['shop.in:8080', 'port'],
  ['127.0.0.1', 'not-public'],
  ['0x7f.1', 'not-public'],
  ['[::1]', 'not-public'],
  ['router.local', 'not-public'],
  ['shop.example', 'not-public'],
  [`${'a.'.repeat(130)}in`, 'too-long'],
  ['9'.repeat(3000), 'too-long'],
])('tells what is wrong with %j: %s', (typed, mistake) => {
  expect(readAddress(typed)).toEqual({ kind: 'mistake', mistake });
});

test.each([
  'https://www.instagram.com/shop',
  'm.facebook.com/shop',
  'wa.me/919810000000',
  'linktr.ee/shop',
  'g.page/shop',
  'maps.app.goo.gl/abc',
  'https://www.google.co.in/maps/place/Shop',
  'maps.google.com',
  'www.justdial.com/Delhi/Shop',
  'indiamart.com/shop',
])('knows %s as somebody else’s site', (typed) => {
  expect(readAddress(typed)).toMatchObject({ kind: 'profile' });
});

test('takes an empty field for no website', () => {
  expect(readAddress('  ')).toEqual({ kind: 'nothing' });
});

test('an address that a redirect makes longer than any visitor may type is not asked', () => {
  expect(mistakeOf(new URL(`https://shop.in/?${'a'.repeat(3000)}`))).toBe('too-long');
});
