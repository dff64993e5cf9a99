import { spawnSync } from 'node:child_process';
import { projectRoot, tool } from './project.ts';
import { buildSiteIfChanged } from './site-build.ts';

// One file after the other: figures of one fault must not show the work of another.
await buildSiteIfChanged();
const { status } = spawnSync(tool('vitest'), ['run', '--no-file-parallelism', 'tests/faults'], {
  cwd: projectRoot,
  env: { ...process.env, LONG_RUN: '1' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
