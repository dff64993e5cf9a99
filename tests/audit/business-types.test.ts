import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { localBusinesses, organizations } from '../../src/audit/reading/business-types.ts';

const vocabulary = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'),
  'utf8',
);
/** What stands directly below each type. */
const below = new Map(
  [...vocabulary.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name, union = '']) => [
    name,
    union.split(' | ').filter((each) => each !== 'string' && !each.endsWith('Leaf')),
  ]),
);

/** A type with all below it. */
function tree(type: string): string[] {
  return [type, ...(below.get(type) ?? []).flatMap(tree)];
}

it("businesses and organizations are those of schema.org's vocabulary", () => {
  const businesses = new Set(tree('LocalBusiness'));
  expect(localBusinesses).toEqual(businesses);
  const others = tree('Organization').filter((type) => !businesses.has(type));
  expect(organizations).toEqual(new Set(others));
});
