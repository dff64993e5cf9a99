import { expect, it } from 'vitest';
import { icon } from '../../src/catalog/schemas/icon.ts';

it("takes Tabler's icons, and tells who misspells one what was meant", () => {
  expect(icon.safeParse('chart-arrows-vertical').success).toBe(true);
  expect(icon.safeParse('rockett').error?.issues[0]?.message).toBe(
    'is "rockett", which is not known. Did you mean "rocket"?',
  );
  expect(icon.safeParse('qqqqqqqqqqqq').error?.issues[0]?.message).toContain('tabler.io/icons');
});
