import { expect, it } from 'vitest';
import { readLog } from '../../../src/site/seo/last-change.ts';

/** A commit as `git log -p -U0` writes it: when, and what became of the lines of files. */
const commit = (moment: string, files: Readonly<Record<string, readonly string[]>>) =>
  `\0${Date.parse(moment) / 1000}\n\n${Object.entries(files)
    .map(([file, lines]) =>
      [`diff --git a/${file} b/${file}`, `--- a/${file}`, `+++ b/${file}`, '@@ -1 +1 @@', ...lines]
        .concat('')
        .join('\n'),
    )
    .join('')}`;

it('a file and its folder changed when its words last did', () => {
  const log =
    commit('2026-11-22T10:00:00Z', {
      'content/pages/a.yaml': ['-title: One two', '-  three', '+heading: One', '+  two three'],
      'content/pages/b.yaml': ['+# A note to authors'],
      'content/pages/c.yaml': [
        '-- { label: "One: two", text: >-',
        '-    three',
        "+- label: 'One: two'",
        '+  text: three',
      ],
    }) +
    commit('2026-11-20T09:41:00Z', { 'content/pages/a.yaml': ['-title: One', '+title: Other'] }) +
    commit('2026-11-18T08:00:00Z', {
      'content/pages/a.yaml': ['+title: One'],
      'content/pages/b.yaml': ['+- Two'],
    });
  expect([...readLog(log)]).toEqual([
    ['content/pages/a.yaml', '2026-11-20T09:41:00Z'],
    ['content/pages', '2026-11-20T09:41:00Z'],
    ['content/pages/b.yaml', '2026-11-18T08:00:00Z'],
  ]);
});
