import { type Fixtures, page } from '../facts.ts';

export default {
  pass: { page: page({}) },
  fail: [
    { page: page({}, { bytes: 2_097_153 }) },
    { page: page({}, { bytes: 2_097_152, cut: true }) },
  ],
} satisfies Fixtures;
