import { expect, it } from 'vitest';
import { readLog } from '../../src/seo/last-change.ts';

it('a file and its folder changed on the day of its newest commit', () => {
  const log =
    '\0' +
    '2026-11-20\n\ncontent/pages/a.yaml\n\0' +
    '2026-11-18\n\ncontent/pages/a.yaml\ncontent/pages/b.yaml\n';
  expect([...readLog(log)]).toEqual([
    ['content/pages/a.yaml', '2026-11-20'],
    ['content/pages', '2026-11-20'],
    ['content/pages/b.yaml', '2026-11-18'],
  ]);
});
