import { expect, test } from 'vitest';
import { checks } from '../../src/audit/checks/index.ts';
import type { PageFacts } from '../../src/audit/facts.ts';
import { outcomeForSite } from '../../src/audit/judge.ts';
import { file, pageFrom } from './facts.ts';

const WHOLE = '<title>Tiles in Morbi</title><meta name="description" content="Tiles by the box">';

const pageAt = (path: string, head: string, body = ''): PageFacts => {
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><h1>Tiles</h1>${body}</body></html>`;
  return pageFrom(html, { url: `https://shop.in${path}` });
};

function checkOf(id: string) {
  const check = checks.find((one) => one.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return check;
}

const judged = (id: string, home: PageFacts, ...others: PageFacts[]) =>
  outcomeForSite(checkOf(id), { page: home, pages: others });

test('a fault of another page costs its part, and names that page', () => {
  const outcome = judged(
    'title-present',
    pageAt('/', WHOLE),
    pageAt('/tiles', ''),
    pageAt('/about', WHOLE),
    pageAt('/prices', WHOLE),
  );
  expect(outcome).toMatchObject({ kind: 'partly', share: 0.75, elsewhere: true });
  expect(outcome).toMatchObject({ evidence: [{ url: 'https://shop.in/tiles' }] });
});

test('a number that nobody can call is lost whole, whatever else can be called, on whatever page', () => {
  const call = (number: string) => `<a href="tel:${number}">Call</a>`;
  const right = pageAt('/', WHOLE, call('+919812345678'));
  const both = pageAt('/', WHOLE, call('+919812345678') + call('981234567'));
  expect(judged('contact-links', both)).toMatchObject({ share: 0, figures: { count: 1, all: 2 } });
  const wrong = pageAt('/contact', WHOLE, call('981234567'));
  expect(judged('contact-links', right, wrong, pageAt('/about', WHOLE))).toMatchObject({
    kind: 'fail',
    elsewhere: true,
    evidence: [{ url: 'https://shop.in/contact' }],
  });
});

test('what the page itself lacks is told of it, and of the others beside it', () => {
  const outcome = judged('title-present', pageAt('/', ''), pageAt('/tiles', ''));
  expect(outcome.kind).toBe('fail');
  expect(outcome).not.toHaveProperty('elsewhere');
  expect(outcome).toMatchObject({
    evidence: [{ url: 'https://shop.in/' }, { url: 'https://shop.in/tiles' }],
  });
});

test('baskets and the same page under another address are not asked', () => {
  const home = pageAt('/', WHOLE);
  expect(judged('title-present', home, pageAt('/cart', ''), pageAt('/?lang=en', ''))).toMatchObject(
    {
      kind: 'pass',
    },
  );
});

test('what only another page has is judged there', () => {
  const home = pageAt('/', WHOLE);
  const contact = pageAt('/contact', WHOLE, '<a href="https://wa.me/919812345678">Chat</a>');
  expect(judged('whatsapp-number', home, contact).kind).toBe('pass');
});

test.each([
  ['links-crawlable', 'javascript:void(0)'],
  ['workshop-links', 'https://staging.shop.in/'],
])('%s: a menu that is mostly lost counts whole, and one entry of it a part', (id, lost) => {
  const menu = (...hrefs: string[]) =>
    pageAt('/', WHOLE, `<nav>${hrefs.map((href) => `<a href="${href}">A</a>`).join('\n')}</nav>`);
  const whole = judged(id, menu('/a', '/b', lost, lost, lost));
  expect(whole).toMatchObject({ kind: 'partly', share: 0, figures: { count: 3 } });
  const one = judged(id, menu('/a', '/b', '/c', lost));
  expect(one).toMatchObject({ kind: 'partly', share: 0.75 });
});

test('a menu of spans counts whole, though other links lead on', () => {
  const span = `<span onclick="location='/a'">A</span>`;
  const more = '<a href="/b">B</a>'.repeat(9);
  const menu = (spans: number) =>
    judged('links-crawlable', pageAt('/', WHOLE, `<nav>${span.repeat(spans)}</nav>${more}`));
  expect(menu(3)).toMatchObject({ share: 0, figures: { count: 3, all: 12 } });
  expect(menu(2)).toMatchObject({ share: 9 / 11 });
});

test('an entry of the menu that is hidden from Google counts whole, another page its part', () => {
  const hidden = (path: string) => pageAt(path, '<meta name="robots" content="noindex">');
  const home = pageAt('/', WHOLE, '<nav><a href="/tiles">Tiles</a></nav>');
  const about = pageAt('/about', WHOLE);
  const tiles = pageAt('/tiles', WHOLE);
  expect(judged('pages-findable', home, hidden('/tiles'), about)).toMatchObject({ share: 0 });
  expect(judged('pages-findable', home, tiles, hidden('/about'))).toMatchObject({ share: 0.5 });
});

test('a page of which most pictures are missing lacks as much as one without any file', () => {
  const files = (missing: number) => [
    ...Array(missing).fill(file('image', 'https://shop.in/a.jpg', { status: 404 })),
    file('image', 'https://shop.in/b.jpg'),
    ...Array(6).fill(file('script', 'https://shop.in/c.js')),
  ];
  const there = (missing: number) =>
    outcomeForSite(checkOf('files-found'), { page: pageAt('/', WHOLE), files: files(missing) });
  expect(there(3)).toMatchObject({ share: 0, figures: { count: 3, all: 10 } });
  expect(there(2)).toMatchObject({ share: 7 / 9 });
});

test('eight links without words count whole, however many good ones stand beside them', () => {
  const links = (bare: number) =>
    judged(
      'link-text',
      pageAt('/', WHOLE, '<a href="/a"> </a>'.repeat(bare) + '<a href="/b">Cakes</a>'.repeat(13)),
    );
  expect(links(7)).toMatchObject({ share: 0.65 });
  expect(links(8)).toMatchObject({ share: 0, figures: { count: 8, all: 21 } });
});

test('a row shows the field, the key or the value that is wrong', () => {
  const shown = (id: string, body: string) => {
    const outcome = judged(id, pageAt('/', WHOLE, body));
    return 'evidence' in outcome ? outcome.evidence?.map(({ found }) => found) : [];
  };
  const data = (thing: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`;
  const form = (inner: string) =>
    `<form method="post" action="/s">${inner}<textarea name="text"></textarea><button>Send</button></form>+91 98101 23456`;
  const offer = { '@type': 'Offer', price: '₹ 4,25,000/-', priceCurrency: 'INR' };
  const stars = { '@type': 'AggregateRating', ratingValue: 48, bestRating: 5, reviewCount: 9 };
  expect(shown('jsonld-required', data(offer))).toEqual(['Offer, price: ₹ 4,25,000/-']);
  expect(shown('jsonld-required', data(stars))).toEqual(['AggregateRating, ratingValue: 48']);
  expect(
    shown(
      'jsonld-agrees',
      `${data({ '@type': 'Store', openingHours: ['Mo-Sa 07:00-12:00'] })}10 am to 6 pm`,
    ),
  ).toEqual(['Mo-Sa 07:00-12:00']);
  const sent = '<form method="post" action="/s"> … ';
  expect(shown('form-sends', form('<input type="tel" name="p" maxlength="9">'))).toEqual([
    `${sent}maxlength="9"`,
  ]);
  expect(
    shown('form-sends', form('<i data-sitekey="YOUR_SITE_KEY"></i><input name="phone">')),
  ).toEqual([`${sent}data-sitekey=YOUR_SITE_KEY`]);
  expect(shown('form-sends', form('<input type="tel" id="p">'))).toEqual([
    `${sent}<input type="tel" id="p">`,
  ]);
});

test('a page on which the server breaks counts whole, and a basket that breaks a part', () => {
  const page = 'https://shop.in/';
  const link = (path: string, status: number) => ({ page, url: page + path, line: 1, status });
  const alive = (path: string) =>
    outcomeForSite(checkOf('links-dead'), { links: [link('a', 200), link(path, 500)] });
  expect(alive('tiles')).toMatchObject({ share: 0, figures: { count: 1, all: 2 } });
  expect(alive('cart')).toMatchObject({ share: 0.5 });
});
