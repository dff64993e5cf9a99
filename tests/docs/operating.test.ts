import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from './operating/blocks.ts';

const blocks = readBlocks(readFileSync('docs/operating.md', 'utf8'));
const checkedFiles =
  /^\/(?:etc\/(?:apt\/apt\.conf\.d|ssh\/sshd_config\.d|nginx\/(?:conf\.d|sites-available|snippets)|systemd)\/|etc\/nftables\.conf$|etc\/website.*\.(?:env|yaml)$|usr\/local\/bin\/|srv\/website-backup\/\.ssh\/)/;

// What they do is tried by tests/faults/operating.test.ts.
test('every block is commands, or a file of a kind that is checked', () => {
  const others = blocks.filter(({ file }) => file !== undefined && !checkedFiles.test(file));
  expect(blocks.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

test('no password stands in a command', () => {
  const commands = blocks.filter(({ file }) => file === undefined);
  expect(commands.filter(({ text }) => /:\/\/[^\s/]*:[^\s/]*@/.test(text))).toEqual([]);
});
