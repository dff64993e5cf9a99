import type { ListedPage } from '../../../src/audit/facts.ts';
import type { Fixtures } from '../facts.ts';

const listed = (status: number, with_: Partial<ListedPage> = {}): ListedPage => ({
  url: 'https://shop.example/a',
  status,
  ...with_,
});
const wrong = [
  listed(404),
  listed(410),
  listed(301, { leadsTo: 'https://shop.example/b' }),
  listed(200, { hiddenBy: 'robots: noindex' }),
];

export default {
  // What refuses us or is slow says nothing.
  pass: { listed: [listed(200), listed(403), listed(503), listed(0)] },
  partly: wrong.map((one) => ({ listed: [listed(200), one] })),
  fail: { listed: wrong },
  notApplicable: [{ listed: [] }, { listed: [listed(0)] }],
} satisfies Fixtures;
