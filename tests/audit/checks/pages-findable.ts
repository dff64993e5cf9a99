import { type Fixtures, page, readPage } from '../facts.ts';

const noindex = '<meta name="robots" content="noindex">';
const canonical = (href: string) => ({ head: `<link rel="canonical" href="${href}">` });
const translated = (to: string) => ({
  head: `<link rel="canonical" href="${to}"><link rel="alternate" hreflang="en" href="https://shop.example/a"><link rel="alternate" hreflang="hi" href="https://shop.example/hi/a">`,
});
const plain = page({});
const contact = page({ body: '<nav><a href="/contact">Write</a><a href="/about">About</a></nav>' });
const titled = (path: string, title: string, to: string) =>
  readPage(path, { head: `<title>${title}</title>${canonical(to).head}` });
const menu = page({ body: '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>' });

export default {
  pass: [
    {
      page: plain,
      pages: [readPage('/a', translated('/a')), readPage('/hi/a', translated('/hi/a'))],
    },

    { page: plain, pages: [readPage('/a', {}), readPage('/b', canonical('/b/'))] },
    // One visitor's own, another address of the front page, and a size of the same shirt.
    {
      page: plain,
      pages: [
        readPage('/cart', { head: noindex }),
        readPage('/home', canonical('/')),
        readPage('/shirt-red', canonical('/shirt')),
      ],
    },
    // Sizes that no menu names, and one entry of it that is another spelling.
    {
      page: menu,
      pages: ['/s', '/m', '/l'].map((path) => readPage(path, canonical('/shirt'))),
    },
    { page: menu, pages: [readPage('/a', canonical('/c')), readPage('/c', canonical('/c'))] },
    // One page at two addresses, where buyers write.
    {
      page: contact,
      pages: [titled('/contact', 'About', '/about'), titled('/about', 'About', '/about')],
    },
    // Told of the page itself already.
    { page: page({ head: noindex }), pages: [readPage('/a', { head: noindex })] },
    {
      page: page(canonical('https://old.example/')),
      pages: [readPage('/a', canonical('https://old.example/a'))],
    },
  ],
  partly: [
    {
      page: contact,
      pages: [titled('/contact', 'Write to us', '/about'), titled('/about', 'About', '/about')],
    },
    {
      page: plain,
      pages: [readPage('/a', {}), { ...readPage('/b', canonical('/c')), namesNothing: true }],
    },
    // Entries of a menu that all name one page as the real one.
    {
      page: menu,
      pages: ['/a', '/b', '/c'].map((path) => readPage(path, canonical('/c'))),
    },
    { page: plain, pages: [readPage('/a', {}), readPage('/hi/a', translated('/a'))] },

    { page: plain, pages: [readPage('/a', {}), readPage('/b', { head: noindex })] },
    {
      page: plain,
      pages: [readPage('/a', {}), readPage('/b', canonical('https://shop.example/'))],
    },
    { page: plain, pages: [readPage('/a', {}), readPage('/b', canonical('http://localhost/b'))] },
  ],
  fail: [{ page: plain, pages: [readPage('/a', canonical('/')), readPage('/b', canonical('/'))] }],
  notApplicable: [
    { page: plain, pages: [] },
    {
      page: plain,
      pages: [readPage('/?a', { head: noindex })],
    },
  ],
} satisfies Fixtures;
