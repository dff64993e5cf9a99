import { stripVTControlCharacters } from 'node:util';
import { runWithProgress } from './progress.mjs';
import { projectRoot, tool } from './project.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  /** Beside the surrounding environment. */
  env?: Record<string, string>;
}

/** Types and lint: everything that can be said about the code without running it. */
export const staticChecks: Step[] = [
  // Writes the types of the content collections first, which everything else is read with.
  {
    name: 'types of pages',
    command: tool('astro'),
    args: [
      'check',
      '--silent',
      '--minimumFailingSeverity',
      'warning',
      '--tsconfig',
      'tsconfig.pages.json',
    ],
  },
  // On one thread: several would each make most types for themselves.
  // By its path: two packages bring a `tsc`, and either may take the name.
  {
    name: 'types',
    command: process.execPath,
    args: ['node_modules/typescript7/bin/tsc', '--singleThreaded'],
  },
  { name: 'rooms', command: process.execPath, args: ['scripts/rooms.ts'] },
  { name: 'lint', command: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
];

/** The line in which a test runner counts its tests: "Tests  12 passed", "12 passed (3.0s)". */
const COUNT_LINE = /^\s*(?:Tests\s+)?(?=.*\d+ (?:passed|failed))[\d\w ,|().]+$/;

function lastCount(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.findLast((line) => COUNT_LINE.test(line))?.trim() ?? '';
}

/** Tests take minutes. */
const PROGRESS_INTERVAL_MS = 60_000;

/** Runs the steps in order, prints a line for each and the output of those that fail. */
export async function runSteps(steps: Step[]): Promise<boolean> {
  let allPassed = true;
  for (const { name, command, args, env } of steps) {
    const started = performance.now();
    const { status, output } = await runWithProgress({
      doing: name,
      command,
      args,
      options: { cwd: projectRoot, env: { ...process.env, ...env } },
      intervalMs: PROGRESS_INTERVAL_MS,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const passed = status === 0;
    const count = passed ? lastCount(output) : '';
    console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)${count && `: ${count}`}`);
    if (!passed) console.log(output);
    allPassed &&= passed;
  }
  return allPassed;
}
