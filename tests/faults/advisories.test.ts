import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

test.runIf(longRun)(
  'no package that runs on a server has a serious hole that is known',
  ({ skip }) => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: projectRoot,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const { vulnerabilities, message } = JSON.parse(stdout) as {
      vulnerabilities?: Record<string, { severity: string }>;
      message?: string;
    };
    // A mirror may not know of advisories, and a network may be away: the code is as good as before.
    if (!vulnerabilities) {
      console.warn(`Advisories were not asked for: ${message}`);
      return skip();
    }
    const serious = Object.entries(vulnerabilities).flatMap(([name, { severity }]) =>
      ['high', 'critical'].includes(severity) ? [`${name}: ${severity}`] : [],
    );
    expect(serious).toEqual([]);
  },
);
