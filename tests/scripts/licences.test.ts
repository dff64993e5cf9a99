import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may be used and passed on beside code under the MIT licence. */
const fine = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'Python-2.0', 'Unlicense', 'Zlib'],
  // Fonts.
  'OFL-1.1',
  // Used as they are, as files of their own.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]);
/** Whose package.json says nothing, and whose licence somebody has read. */
const read: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

test('every package has a licence under which it may be used here', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  const unknown = Object.entries(packages).flatMap(([path, { license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const terms = (license ?? read[name] ?? 'none').split(/ (?:AND|OR) |[()]/).filter(Boolean);
    return terms.every((term) => fine.has(term)) ? [] : [`${name}: ${license}`];
  });
  expect(unknown).toEqual([]);
});
