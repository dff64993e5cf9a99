import type { Fixtures } from '../facts.ts';

const target = (status: number) => ({
  page: 'https://shop.example/contact',
  line: 12,
  url: 'https://shop.example/mail.php',
  status,
});

export default {
  // Refused, broken without what it waits for, or slow: no word on whether it is there.
  pass: { targets: [target(200), target(405), target(500), target(0)] },
  fail: [{ targets: [target(404)] }, { targets: [target(410)] }],
  partly: { targets: [target(404), target(200)] },
  notApplicable: { targets: [] },
} satisfies Fixtures;
