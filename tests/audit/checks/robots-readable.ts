import { type Fixtures, robots } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { robots: robots() },
  fail: { robots: robots({ unreadable: true }) },
  notApplicable: { robots: robots({ status: 404 }) },
};

export default fixtures;
