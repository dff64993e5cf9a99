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
  ['newshop.in/product.php?id=12&lang=hi#top', 'https://newshop.in/product.php?id=12&lang=hi'],
  ['shop.in/?q=मिठाई', 'https://shop.in/?q=%E0%A4%AE%E0%A4%BF%E0%A4%A0%E0%A4%BE%E0%A4%88'],
  ['shop.github.io', 'https://shop.github.io/'],
])('takes %j for %s', (typed, url) => {
  expect(readAddress(typed)).toEqual({ kind: 'page', url: new URL(url) });
});

test.each([
  ['thanks?name=Asha&phone=98100', 'thanks'],
  ['p?id=12&utm_source=wa&utm_id=3&gclid=abc&fbclid=x', 'p?id=12'],
  ['p?userEmail=a&access_token=b&PHPSESSID=c&page=2', 'p?page=2'],
  ['p?to=asha%40shop.in&size=m', 'p?size=m'],
  ['p?asha@shop.in', 'p'],
  ['p?c=9876543210&d=%2B91%2098765%2043210', 'p'],
  ['p?s=0123456789abcdef0123456789abcdef&n=1', 'p?n=1'],
  ['p?t=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4', 'p'],
  ['p;jsessionid=AB12?id=1', 'p?id=1'],
])('leaves out of shop.in/%s what looks personal, and says so', (typed, kept) => {
  const url = new URL(`https://shop.in/${kept}`);
  expect(readAddress(`shop.in/${typed}`)).toEqual({ kind: 'page', url, leftOut: true });
});

test.each([
  'p?keyword=sweets&category=12345678901',
  'p?slug=best-sweets-in-karol-bagh-delhi-110005-2024',
  'p?order=price&monkey=1&side=left',
  'p?a=1&&b',
])('keeps shop.in/%s as it is', (typed) => {
  const url = new URL(`https://shop.in/${typed}`);
  expect(readAddress(`shop.in/${typed}`)).toEqual({ kind: 'page', url });
});

test.each([
  ['my shop', 'not-an-address'],
  ['shop', 'no-ending'],
  ['shop.cmo', 'no-ending'],
  ['co.in', 'no-ending'],
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
  ['http://localhost/', 'not-public'],
  ['shop.example', 'no-ending'],
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
  expect(readAddress(typed)).toEqual({ kind: 'mistake', mistake: 'profile' });
});

test('takes an empty field for no website', () => {
  expect(readAddress('  ')).toEqual({ kind: 'mistake', mistake: 'no-website' });
});

test('an address that a redirect makes longer than any visitor may type is not asked', () => {
  expect(mistakeOf(new URL(`https://shop.in/?${'a'.repeat(3000)}`))).toBe('too-long');
});
