import { type Fixtures, page, readPage } from '../facts.ts';

const tag = (text: string) => ({ head: `<meta name="description" content="${text}">` });
const described = page(tag('Cakes.'));

export default {
  pass: { page: described, pages: [readPage('a', tag('Bread.')), readPage('b', {})] },
  partly: { page: described, pages: [readPage('a', tag('Bread.')), readPage('b', tag('Cakes.'))] },
  fail: { page: described, pages: [readPage('a', tag('Cakes.'))] },
  notApplicable: [
    { page: described, pages: [] },
    { page: page({}), pages: [readPage('a', {})] },
  ],
} satisfies Fixtures;
