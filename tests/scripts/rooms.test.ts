import { expect, it } from 'vitest';
import { misplacedImports, readRooms } from '../../scripts/rooms.ts';

const rooms = readRooms(`
| room | what it holds | may import |
|---|---|---|
| \`low\` | what all stand on | \`node:\` |
| \`high\` | a product, \`inner/\` among others | \`low\` |
| \`high/inner\` | a room within | |
`);

const misplaced = (file: string, text: string) => misplacedImports(new Map([[file, text]]), rooms);

it('lets a room import itself and what its row names', () => {
  expect(
    misplaced(
      'high/page.ts',
      `import { a } from '../low/a.ts';
       import { b } from './inner/b.ts';
       import react from 'react';`,
    ),
  ).toEqual([]);
  expect(misplaced('low/file.ts', "import { readFileSync } from 'node:fs';")).toEqual([]);
});

it.each([
  ['upward', 'low/a.ts', "import type { Page } from '../high/page.ts';", 'high/page.ts'],
  ['from a room within', 'high/inner/b.ts', "export * from '../page.ts';", 'high/page.ts'],
  ['of Node, unnamed', 'high/page.ts', "import { join } from 'node:path';", 'node:path'],
  ['made at run time', 'low/a.ts', "await import('../high/page.ts')", 'high/page.ts'],
  ['of a style sheet', 'low/a.css', '@import "../high/page.css";', 'high/page.css'],
])('refuses an import %s', (_, file, text, name) => {
  expect(misplaced(file, text)).toEqual([expect.stringContaining(`imports ${name}, which`)]);
});

it('says where a new room is to be named', () => {
  expect(misplaced('attic/box.ts', '')).toEqual([expect.stringContaining('docs/architecture.md')]);
});
