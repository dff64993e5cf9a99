import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({}) },
    {
      page: page({
        head: '<script src="/a.js" defer></script><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css" media="print">',
      }),
    },
  ],
  fail: { page: page({ head: '<script src="/a.js"></script>'.repeat(20) }) },
  partly: { page: page({ head: '<link rel="stylesheet" href="/a.css">'.repeat(9) }) },
};

export default fixtures;
