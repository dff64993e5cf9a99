import { answer, type Fixtures, PAGE_URL } from '../facts.ts';

export default {
  pass: [{ madeUp: answer({ status: 404 }) }, { madeUp: answer({ status: 410 }) }],
  fail: [
    { madeUp: answer({ status: 500 }) },

    { madeUp: answer({ status: 200 }) },
    // Sent to the front page: Google takes that for a missing page without a word.
    { madeUp: answer({ hops: [{ url: `${PAGE_URL}made-up`, status: 302 }] }) },
  ],
  notApplicable: { madeUp: answer({ status: 403 }) },
} satisfies Fixtures;
