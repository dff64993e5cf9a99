import { type Fixtures, page, readPage } from '../facts.ts';

const titled = page({ head: '<title>Gupta Sweets</title>' });
const other = (path: string, title: string, heading = '') =>
  readPage(path, { head: `<title>${title}</title>`, body: `<h1>${heading}</h1>` });
const several = (headings: readonly string[]) => [
  other('/a', 'Sweets'),
  ...headings.map((heading, at) => other(`/cakes/${at}`, 'Cakes', heading)),
];

export default {
  pass: [
    { page: titled, pages: [other('a', 'Sweets'), other('b', 'Cakes')] },
    // Parts of a list; one page at two addresses.
    { page: titled, pages: several(['Cakes', 'Cakes', 'Cakes', 'Cakes']) },
    { page: titled, pages: several(['Plum cakes', 'Tea cakes']) },
  ],
  partly: [
    { page: titled, pages: [other('a', 'Sweets'), other('b', 'gupta  sweets')] },
    { page: titled, pages: several(['Plum cakes', 'Tea cakes', 'Rates']) },
  ],
  fail: { page: titled, pages: [other('a', 'Gupta Sweets')] },
  notApplicable: [
    { page: titled, pages: [] },
    { page: page({}), pages: [other('a', '')] },
    // The same page under another address.
    { page: titled, pages: [other('/?lang=en', 'Gupta Sweets')] },
  ],
} satisfies Fixtures;
