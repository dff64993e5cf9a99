import type { CardImage } from '../../../src/audit/facts.ts';
import { type Fixtures, page } from '../facts.ts';

const naming = (address: string) =>
  page({ head: `<meta property="og:image" content="${address}">` });
const tagged = naming('https://shop.example/card.png');
const shared = (address: string, more = '') =>
  page({
    head: `<meta property="og:image" content="https://shop.example/card.png"><meta property="og:url" content="${address}">${more}`,
  });
const card = (with_: Partial<CardImage>): CardImage => ({
  url: 'https://shop.example/card.png',
  status: 200,
  contentType: 'image/png',
  width: 1200,
  height: 630,
  ...with_,
});

export default {
  pass: [
    { page: tagged, card: card({}) },
    // Its size could not be read.
    { page: tagged, card: card({ width: undefined }) },
    { page: shared('https://www.shop.example/'), card: card({}) },
    // The page itself says that it belongs there.
    {
      page: shared('https://shop.com/', '<link rel="canonical" href="https://shop.com/">'),
      card: card({}),
    },
  ],
  partly: [
    { page: shared('https://gupta.studio-demo.com/'), card: card({}) },
    { page: tagged, card: card({ width: 96, height: 96 }) },
    { page: tagged, card: card({ bytes: 1_400_000 }) },
    { page: naming('/card.png'), card: card({}) },
    // Facebook wants the scheme, too.
    { page: naming('//shop.example/card.png'), card: card({}) },
  ],
  fail: [
    { page: page({}), card: 'none' },
    { page: tagged, card: card({ status: 404, contentType: 'text/html' }) },
    { page: tagged, card: card({ contentType: 'text/html' }) },
    { page: tagged, card: card({ contentType: 'image/svg+xml' }) },
  ],
} satisfies Fixtures;
