import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const link = (status: number) => ({ url: `${PAGE_URL}a`, line: 3, status });

export default {
  pass: { page: page({}), links: [link(200), link(301), link(0), link(403), link(503)] },
  partly: { page: page({}), links: [link(200), link(404)] },
  fail: { page: page({}), links: [link(404), link(410), link(500)] },
  notApplicable: [
    { page: page({}), links: [] },
    { page: page({}), links: [link(0)] },
  ],
} satisfies Fixtures;
