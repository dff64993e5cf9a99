import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: [{ server: answer() }, { server: answer({ headers: { server: 'nginx' } }) }],
  fail: [
    { server: answer({ headers: { server: 'Apache/2.4.29 (Ubuntu)' } }) },
    { server: answer({ headers: { 'x-powered-by': 'PHP/5.6.40' } }) },
  ],
} satisfies Fixtures;
