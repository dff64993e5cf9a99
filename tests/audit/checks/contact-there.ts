import { type Fixtures, jsonLd, page, readPage } from '../facts.ts';

const trade =
  '<h1>Bricks in Jhajjar</h1><p>We deliver bricks from our kiln to sites in the whole of the country. Prices per thousand start at ₹6,500, and dealers get them wholesale. We have been making bricks since our grandfather came here.</p>';
const quiet = `<p>${'Glasses are measured on the first floor. '.repeat(6)}</p>`;
const menu =
  '<nav><a href="/">Home</a><a href="/contact">Contact</a><a href="/rates">Rates</a></nav>';
const at = (more: string, contact = '<h1>Contact</h1><p>Come and see us at the kiln.</p>') => ({
  page: page({ body: `${menu}${trade}${more}` }),
  pages: ['/contact', '/rates'].map((path) =>
    readPage(path, { body: `${menu}${trade}${path === '/contact' ? contact : ''}` }),
  ),
});

/** The number stands on a page that the sitemap names. */
const onlyListed = (more = '') => {
  const { page: home, pages } = at(more);
  return {
    page: home,
    pages: [...pages, readPage('/find-us', { body: '<p>Call 98110 24567</p>' })],
  };
};

export default {
  pass: [
    at('<p>Call 98110 24567</p>'),
    at('<a href="https://wa.me/919811024567">Ask</a>'),
    at('<p>DM us to order: <a href="https://www.instagram.com/bricks">@ us</a></p>'),
    at('<p>bricks [at] shop.example</p>'),
    at('<script src="https://embed.tawk.to/a/default"></script>'),
    at('', '<form><input name="name"><textarea name="message"></textarea></form>'),
    at('', '<a href="mailto:a@shop.in">Write</a>'),
    // A number of an emergency is short; a page that a script or another page leads to is met.
    at('<p>Call 104</p>'),
    onlyListed('<script>open("/find-us")</script>'),
    onlyListed('<a href="/find-us/">Here</a>'),
  ],
  fail: [
    at(''),
    // It says in its data that it is a shop, and little in words.
    {
      ...at(''),
      page: page({ body: menu + jsonLd({ '@type': 'Optician', name: 'Rana' }) + quiet }),
    },
    at('<a href="https://www.facebook.com/bricks">Follow us</a>'),
    at('<p>© 2019 - 2026 Bricks. 124103</p>'),
    at('<p>FSSAI licence 12721052000123.</p>'),
    // A house's number, and a page that no link leads to.
    at('<h2>Contact</h2><p>Gupta Bricks, 118(2), Katra Neel 110006</p>'),
    onlyListed(),
    {
      ...at(''),
      page: page({ head: '<link rel="stylesheet" href="/widgets.css">', body: menu + trade }),
    },
  ],
  notApplicable: [
    // Who writes a blog is an organization to its plug-in.
    {
      ...at(''),
      page: page({ body: menu + jsonLd({ '@type': 'Organization', name: 'Rana' }) + quiet }),
    },
    // An article, a page that was not opened, one that a script fills, and no other page at all.
    { page: page({ body: `<p>${'The river rose in the night. '.repeat(9)}</p>` }), pages: [] },
    at('<a href="/reach-us">How to find us</a>'),
    at('<div id="app"></div>'),
    // It is told of the link.
    at('<a href="tel:">Call us</a>'),
    at('<a href="https://web.whatsapp.com/">WhatsApp</a>'),
    { ...at(''), pages: [] },
  ],
} satisfies Fixtures;
