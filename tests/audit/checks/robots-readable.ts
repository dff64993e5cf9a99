import { type Fixtures, robots } from '../facts.ts';

export default {
  pass: { robots: robots() },
  fail: { robots: robots({ unreadable: true }) },
  notApplicable: { robots: robots({ status: 404 }) },
} satisfies Fixtures;
