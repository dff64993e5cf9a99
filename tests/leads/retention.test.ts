import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { monthsBefore, RETENTION_MONTHS } from '../../src/leads/retention.ts';
import { projectRoot } from '../helpers/index.ts';

test.each([
  ['2026-11-20T10:00:00Z', 24, '2024-11-20T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 12, '2023-02-28T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
])('%s less %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months)).toEqual(new Date(before));
});

test('leads are kept as long as the privacy policy says', async () => {
  const policies = await readFile(join(projectRoot, 'content', 'policies.yaml'), 'utf8');
  expect(parse(policies)).toMatchObject({ retentionMonths: RETENTION_MONTHS });
});
