import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areInstalled } from '../../scripts/packages.mjs';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: [process.platform === 'win32' ? 'linux' : 'win32'] };
const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/binding-here': { version: '1.0.0', integrity: 'sha512-h', optional: true, ...here },
  'node_modules/binding-else': {
    version: '1.0.0',
    integrity: 'sha512-e',
    optional: true,
    ...elsewhere,
  },
};
const { '': _project, 'node_modules/binding-else': bindingElse, ...installed } = lock;

const folder = folderPerTest();

/** Writes a lock and, as npm does, a record of what was installed. */
function lay(record: Record<string, object> | undefined, packages: object = lock): void {
  folder.write('package-lock.json', JSON.stringify({ packages }));
  for (const path of Object.keys(record ?? {}))
    mkdirSync(join(folder.root, path), { recursive: true });
  if (record) folder.write('node_modules/.package-lock.json', JSON.stringify({ packages: record }));
}

test('what npm ci has installed by hand is there', () => {
  lay(installed);
  expect(areInstalled(folder.root)).toBe(true);
});

test('nothing is there before an install, or after half of one', () => {
  lay(undefined);
  expect(areInstalled(folder.root)).toBe(false);
  folder.write('node_modules/.package-lock.json', '{"packages": {');
  expect(areInstalled(folder.root)).toBe(false);
});

const { 'node_modules/tool': _left, ...withoutTool } = installed;
test.each([
  ['the lock asks for another version', { ...installed, 'node_modules/a': { version: '0.9.0' } }],
  [
    'the same version has other content',
    { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
  ],
  ['packages for development were left out', withoutTool],
  [
    'the folder was copied from another platform',
    {
      ...withoutTool,
      'node_modules/tool': installed['node_modules/tool'],
      'node_modules/binding-else': bindingElse,
    },
  ],
])('an install is due when %s', (_why, record) => {
  lay(record);
  expect(areInstalled(folder.root)).toBe(false);
});

test('an install is due when a package was deleted', () => {
  lay(installed);
  rmSync(join(folder.root, 'node_modules/a'), { recursive: true });
  expect(areInstalled(folder.root)).toBe(false);
});
