import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: {
    server: answer({
      headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
    }),
  },
  fail: [
    { server: answer() },
    { server: answer({ headers: { 'strict-transport-security': 'max-age=0' } }) },
  ],
  notApplicable: { server: answer({ url: 'http://shop.example/' }) },
} satisfies Fixtures;
