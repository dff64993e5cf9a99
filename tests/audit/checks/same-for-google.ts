import { type Fixtures, page } from '../facts.ts';

const shop = page({ head: '<title>Tiles in Rohini</title>', body: '<h1>Tiles</h1>' });
const asGoogle = (head: string, with_ = {}) => ({ page: shop, asGoogle: page({ head }, with_) });

export default {
  pass: [
    asGoogle('<title>Tiles in Rohini, Delhi</title>'),
    // A hotel with a casino says so to everybody.
    {
      page: page({ head: '<title>Casino Hotel, Goa</title>' }),
      asGoogle: page({ head: '<title>Casino Hotel, Goa</title>' }),
    },
    {
      page: page({ body: '<h2>Casino nights for your wedding</h2>' }),
      asGoogle: page({ body: '<h2>Casino nights for your wedding</h2>' }),
    },
  ],
  fail: [
    asGoogle('<title>Best Online Cricket Betting ID</title>'),
    asGoogle('<title>ブランドバッグ 激安通販 専門店</title>'),
    asGoogle('<meta name="robots" content="noindex">'),
    asGoogle('', { url: 'https://pills.example.net/' }),
  ],
  notApplicable: { page: shop, asGoogle: 'none' },
} satisfies Fixtures;
