import { type Fixtures, page, readPage } from '../facts.ts';

const titled = page({ head: '<title>Gupta Sweets</title>' });
const other = (path: string, title: string) => readPage(path, { head: `<title>${title}</title>` });

export default {
  pass: { page: titled, pages: [other('a', 'Sweets'), other('b', 'Cakes')] },
  partly: { page: titled, pages: [other('a', 'Sweets'), other('b', 'gupta  sweets')] },
  fail: { page: titled, pages: [other('a', 'Gupta Sweets')] },
  notApplicable: [
    { page: titled, pages: [] },
    { page: page({}), pages: [other('a', '')] },
    // The same page under another address.
    { page: titled, pages: [other('/?lang=en', 'Gupta Sweets')] },
  ],
} satisfies Fixtures;
