import { type Fixtures, page } from '../facts.ts';

export default {
  pass: [{ page: page({}) }, { page: page({}, { bytes: 420_000 }) }],
  partly: { page: page({}, { bytes: 700_000 }) },
  fail: [
    { page: page({}, { bytes: 2_097_153 }) },
    { page: page({}, { bytes: 2_097_152, cut: true }) },
  ],
} satisfies Fixtures;
