import { answer, type Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { server: answer({ headers: { 'x-frame-options': 'SAMEORIGIN' } }) },
    {
      server: answer({
        headers: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
      }),
    },
  ],
  fail: [{ server: answer() }, { server: answer({ headers: { 'x-frame-options': 'ALLOWALL' } }) }],
};

export default fixtures;
