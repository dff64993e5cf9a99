import { describe, expect, it } from 'vitest';
import { SERVICE_FAMILIES } from '../../../src/catalog/schemas/service-parts.ts';
import type { ServiceSection } from '../../../src/catalog/schemas/service-sections.ts';
import { FAMILIES } from '../../../src/site/illustration/cover/scheme.ts';
import { groundsOf } from '../../../src/site/sections/service/rhythm.ts';
import { isDark } from '../../../src/site/sections/service/section.ts';

const sections = (count: number): ServiceSection[] =>
  Array.from({ length: count }, () => ({ type: 'successStories' }));

it('the families of the content are those of the drawings', () => {
  expect([...SERVICE_FAMILIES].sort()).toEqual([...FAMILIES].sort());
});

describe.each(SERVICE_FAMILIES)('the grounds of the family %s', (family) => {
  it.each([7, 8, 9, 10, 11, 12, 13])('differ from their neighbours on %i sections', (count) => {
    const grounds = [...groundsOf(sections(count), family), 'shade' as const];
    grounds.forEach((ground, index) => {
      const before = grounds[index - 1];
      expect(ground).not.toBe(before);
      if (before) expect(isDark(ground) && isDark(before)).toBe(false);
    });
  });

  it('give way to a section that chose its own', () => {
    const list = sections(9);
    list[4] = { type: 'successStories', ground: 'ink' };
    const grounds = groundsOf(list, family);
    expect(grounds[4]).toBe('ink');
    expect(isDark(grounds[3] ?? 'ink') || isDark(grounds[5] ?? 'ink')).toBe(false);
  });
});
