import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ head: `<title>${'Sweets '.repeat(20)}</title>` }) },
  notApplicable: { page: page({}) },
};

export default fixtures;
