import { type Fixtures, otherPage, PAGE_URL, page, pageFrom, readPage } from '../facts.ts';

const viewport = '<meta name="viewport" content="width=device-width">';
const titled = (title: string) => ({ head: `<title>${title}</title>${viewport}` });
const whole = page(titled('Gupta Sweets'));
const silent = otherPage('/a', {
  read: pageFrom(`<title>Menu</title>${viewport}`, { url: `${PAGE_URL}a` }),
});

export default {
  pass: [
    { page: whole, pages: [readPage('/a', titled('Menu'))] },
    // Told of the page itself already.
    { page: page({}), pages: [readPage('/a', {})] },
  ],
  partly: [
    {
      page: whole,
      pages: [readPage('/a', titled('Menu')), readPage('/b', { head: '<title>B</title>' })],
    },
    { page: whole, pages: [silent] },
  ],
  fail: [
    {
      page: whole,
      pages: [readPage('/a', { head: '<meta name="viewport" content="width=1200">' })],
    },
    { page: whole, pages: [readPage('/a', { head: '<title>Menu</title>' })] },
  ],
  notApplicable: { page: whole, pages: [] },
} satisfies Fixtures;
