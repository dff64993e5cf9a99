import { expect, test } from 'vitest';
import { parseCommandLine } from '../../scripts/audit/command-line.ts';
import { reportText } from '../../scripts/audit/report-text.ts';
import { readWords } from '../../scripts/audit/words.ts';
import { checks } from '../../src/audit/checks/index.ts';
import { fail, pass } from '../../src/audit/outcome.ts';
import type { Outcome } from '../../src/audit/said.ts';
import { scoreOf } from '../../src/audit/scoring.ts';

test('understands an address as people type it, and a folder with the address it stands for', () => {
  expect(parseCommandLine(['shop.in', '--json'])).toEqual({
    url: new URL('https://shop.in/'),
    json: true,
    folder: undefined,
  });
  expect(parseCommandLine(['--folder', 'saved', '--as', 'https://shop.example/a'])).toMatchObject({
    url: new URL('https://shop.example/a'),
    folder: 'saved',
  });
});

test.each([
  [['shop'], 'no-ending'],
  [['instagram.com/shop'], 'profile'],
  [['--folder', 'saved'], '--as URL'],
  [['--as', 'https://shop.example/'], '--folder DIR'],
  [['shop.in', '--jsno'], '--jsno'],
  [[], 'npm run audit'],
])('says what is wrong with %j', (words, says) => {
  expect(() => parseCommandLine(words)).toThrow(says);
});

test('prints score, repairs with what stood there, and every check in words', () => {
  const outcomes: Record<string, Outcome> = Object.fromEntries(
    checks.map(({ id }) => [id, { kind: 'not-checked', reason: 'offline' }]),
  );
  const evidence = [{ url: 'https://shop.in/', line: 7, found: 'a\u001b[31mred\nb' }];
  outcomes.viewport = fail({ evidence });
  outcomes['h1-present'] = pass();
  const words = readWords('.');
  const progress = {
    stages: [],
    outcomes,
    score: scoreOf(checks, outcomes),
    url: 'https://shop.in/',
  };
  const text = reportText(progress, words);
  expect(text).toContain('https://shop.in/: ');
  expect(text).toContain('line 7');
  expect(text).not.toContain('\u001b');
  for (const { name } of words.checks) expect(text).toContain(name);
});
