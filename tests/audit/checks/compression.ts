import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: [
    { server: answer({ headers: { 'content-encoding': 'br' } }) },
    { server: answer({ headers: { 'content-encoding': 'gzip' } }) },
  ],
  fail: { server: answer() },
  notApplicable: { server: answer({ bytes: 900 }) },
} satisfies Fixtures;
