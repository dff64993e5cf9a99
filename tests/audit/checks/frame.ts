import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: [
    { server: answer({ headers: { 'x-frame-options': 'SAMEORIGIN' } }) },
    {
      server: answer({
        headers: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
      }),
    },
  ],
  fail: [{ server: answer() }, { server: answer({ headers: { 'x-frame-options': 'ALLOWALL' } }) }],
} satisfies Fixtures;
