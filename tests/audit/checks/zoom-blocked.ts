import { type Fixtures, page, pageFrom, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<meta name="viewport" content="width=device-width">'),
    withHead('<meta name="viewport" content="width=device-width, maximum-scale=5">'),
  ],
  fail: [
    { page: pageFrom('<body oncontextmenu="return false">Cakes') },

    withHead('<meta name="viewport" content="width=device-width, user-scalable=no">'),
    withHead('<meta name="viewport" content="initial-scale=1; maximum-scale=1.0">'),
  ],
  notApplicable: { page: page({}) },
} satisfies Fixtures;
