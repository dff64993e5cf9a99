import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: withHead(`<title>${'Sweets '.repeat(20)}</title>`),
  notApplicable: { page: page({}) },
} satisfies Fixtures;
