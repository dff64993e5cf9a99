import { type Fixtures, page, sitemap } from '../facts.ts';

const shop = page({ head: '<title>Tiles in Rohini</title>', body: '<p>Tiles of all sizes.</p>' });
const listed = (title: string) => {
  const read = page({ head: `<title>${title}</title>` });
  return [{ url: 'https://shop.example/goods-1', status: 200, read }];
};
const spam = ['rolex', 'bags', 'watches'].map((what) => `https://shop.example/replica-${what}`);

export default {
  pass: [
    { page: shop, sitemap: sitemap(), listed: listed('Tiles for kitchens') },
    { page: shop, sitemap: sitemap(), listed: listed('रसोई की टाइलें') },
    // One article may be about it.
    { page: shop, sitemap: sitemap({ spam: spam.slice(0, 1) }), listed: [] },
    // An exporter who writes to buyers in Japan says so on the page as well.
    {
      page: page({ body: '<p>日本のお客様へ。インドのタイルです。</p>' }),
      sitemap: sitemap(),
      listed: listed('インドのタイル'),
    },
  ],
  fail: [
    { page: shop, sitemap: sitemap({ spam }), listed: [] },
    { page: shop, sitemap: sitemap(), listed: listed('ルイヴィトン 財布 激安 通販') },
  ],
  notApplicable: [
    { page: shop, sitemap: 'none', listed: [] },
    { page: page({ head: '<title>Casino Hotel, Goa</title>' }), sitemap: sitemap(), listed: [] },
  ],
} satisfies Fixtures;
