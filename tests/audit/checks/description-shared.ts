import { type Fixtures, otherPage, page } from '../facts.ts';

const described = page({ head: '<meta name="description" content="Cakes.">' });

export default {
  pass: { page: described, pages: [otherPage('a'), otherPage('b', { description: '' })] },
  partly: { page: described, pages: [otherPage('a'), otherPage('b', { description: 'Cakes.' })] },
  fail: { page: described, pages: [otherPage('a', { description: 'Cakes.' })] },
  notApplicable: [
    { page: described, pages: [] },
    { page: page({}), pages: [otherPage('a', { description: '' })] },
  ],
} satisfies Fixtures;
