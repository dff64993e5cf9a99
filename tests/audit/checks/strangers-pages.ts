import { type Facts, type Fixtures, page, readPage, sitemap } from '../facts.ts';

const says = (words: string) => ({
  page: page({ head: '<title>Tiles in Rohini</title>', body: `<p>${words.repeat(12)}</p>` }),
  sitemap: sitemap(),
});
const shop = says('Tiles of all sizes. ').page;
const listed = (...titles: string[]) =>
  titles.map((title, at) => {
    const read = page({ head: `<title>${title}</title>` });
    return { url: `https://shop.example/goods-${at}`, status: 200, read };
  });
/** In the further lists of an index, where nobody asks for them. */
const addresses = (...paths: string[]) =>
  paths.map((path) => ({ url: `https://shop.example/${path}`, status: 0 }));
const shoes = addresses('cheap-nike-1.html', 'air-jordan-outlet', 'wholesale/nfl-jerseys');
const far = ['1', '2', '3'].map((at) => `index.php?goods=brand-${at}-ルイヴィトン財布コピー.html`);
const spam = ['rolex', 'bags', 'watches'].map((what) => `https://shop.example/replica-${what}`);

const casino = (words: string) =>
  readPage('/about', {
    head: '<title>Slot Gacor Online Casino 2026</title>',
    body: `<h1>Slot Gacor Online Casino</h1><p>${words}</p>`,
  });
const withPages = (facts: Facts): Facts => ({ pages: [], ...facts });

export default {
  pass: [
    // News of it.
    { page: shop, pages: [casino('The court has closed it.')], sitemap: sitemap(), listed: [] },
    { page: shop, sitemap: sitemap(), listed: listed('Tiles for kitchens') },
    { page: shop, sitemap: sitemap(), listed: listed('रसोई की टाइलें') },
    // Who sells them says so, and brands alone are sold by many.
    { ...says('Nike and Puma for all. '), listed: shoes },
    { ...says('Shoes of all sizes. '), listed: addresses('nike', 'adidas', 'reebok') },
    { page: page({ body: '<div id="app">' }), sitemap: sitemap(), listed: shoes },
    { page: shop, sitemap: sitemap(), listed: addresses('?q=टाइल', '?q=फ़र्श', '?q=दीवार') },
    // One article may be about it.
    { page: shop, sitemap: sitemap({ spam: spam.slice(0, 1) }), listed: [] },
    // An exporter who writes to buyers in Japan says so on the page as well.
    {
      page: page({ body: '<p>日本のお客様へ。インドのタイルです。</p>' }),
      sitemap: sitemap(),
      listed: listed('インドのタイル'),
    },
  ].map(withPages),
  fail: [
    {
      page: shop,
      pages: [casino('Situs judi slot online. '.repeat(12))],
      sitemap: 'none' as const,
      listed: [],
    },
    { page: shop, sitemap: sitemap({ spam }), listed: [] },
    { page: shop, sitemap: sitemap(), listed: listed('ルイヴィトン 財布 激安 通販') },
    { page: shop, sitemap: sitemap(), listed: shoes },
    { page: shop, sitemap: sitemap(), listed: addresses(...far) },
    {
      page: shop,
      sitemap: sitemap(),
      listed: listed('Replica handbags', 'Online casino bonus', 'Cheap Ray Ban sale'),
    },
  ].map(withPages),
  notApplicable: [
    { page: shop, sitemap: 'none' as const, listed: [] },
    { page: page({ head: '<title>Casino Hotel, Goa</title>' }), sitemap: sitemap(), listed: [] },
  ].map(withPages),
} satisfies Fixtures;
