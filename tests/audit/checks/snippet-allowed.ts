import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: withHead('<meta name="robots" content="max-snippet:-1, max-image-preview:large">'),
  fail: [
    withHead('<meta name="robots" content="index, nosnippet">'),
    withHead('<meta name="googlebot" content="max-snippet: 0">'),
    { page: page({}, { headers: { 'x-robots-tag': 'max-snippet:0' } }) },
  ],
} satisfies Fixtures;
