import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<img src="/a.jpg" width="8" height="6">'),
    withBody('<img src="/a.jpg" style="width:100%;aspect-ratio:4/3">'),
  ],
  partly: [
    withBody('<img src="/a.jpg">'),
    withBody('<img src="/a.jpg" width="8">'),
    withBody('<img src="/a.jpg" width="8" height="6"><img src="/a.jpg">'),
  ],
  notApplicable: { page: page({}) },
} satisfies Fixtures;
