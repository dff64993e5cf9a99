import { spawnSync } from 'node:child_process';
import { projectRoot, tool } from './project.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
}

/** Types and lint: everything that can be said about the code without running it. */
export const staticChecks: Step[] = [
  { name: 'types', command: tool('tsc'), args: ['--noEmit', '--project', '.'] },
  {
    name: 'types in pages',
    command: tool('astro'),
    args: ['check', '--silent', '--minimumFailingSeverity', 'warning'],
  },
  { name: 'lint', command: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
];

/** Runs the steps in order, prints a line for each and the output of those that fail. */
export function runSteps(steps: Step[]): boolean {
  let allPassed = true;
  for (const { name, command, args } of steps) {
    const started = performance.now();
    const run = spawnSync(command, args, { cwd: projectRoot, encoding: 'utf8' });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const passed = run.status === 0;
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (!passed) console.log(`${run.stdout}${run.stderr}${run.error?.message ?? ''}`);
    allPassed &&= passed;
  }
  return allPassed;
}
