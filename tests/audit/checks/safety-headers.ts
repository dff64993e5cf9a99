import { answer, type Fixtures } from '../facts.ts';

const all = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const { 'strict-transport-security': _hsts, ...forHttp } = all;
const { 'x-frame-options': _frame, ...framed } = all;
const policy = "default-src 'self'; frame-ancestors 'none'";

export default {
  pass: [
    { server: answer({ headers: all }) },
    { server: answer({ headers: forHttp, url: 'http://shop.example/' }) },
    { server: answer({ headers: { ...framed, 'content-security-policy': policy } }) },
  ],
  fail: [
    { server: answer() },
    { server: answer({ headers: { ...all, 'strict-transport-security': 'max-age=0' } }) },
    { server: answer({ headers: { ...all, 'x-frame-options': 'ALLOWALL' } }) },
    { server: answer({ headers: { ...all, 'x-content-type-options': '' } }) },
  ],
} satisfies Fixtures;
