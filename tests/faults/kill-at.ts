// Preloaded into a program: just before the KILL_AT-th change that it makes to the disk, or program that
// it starts, kills it as a power cut would; with FULL=1 the disk is full from then on instead.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const changes = [
  'copyFileSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'utimesSync',
  'writeFileSync',
] as const;
/** What a full disk still lets happen. */
const costNothing: readonly string[] = ['renameSync', 'rmSync', 'utimesSync'];

let left = Number(process.env.KILL_AT);

function step(name: string): void {
  left -= 1;
  if (left > 0) return;
  if (process.env.FULL !== '1') process.kill(process.pid, 'SIGKILL');
  if (costNothing.includes(name)) return;
  const error = new Error(`ENOSPC: no space left on device, ${name}`);
  throw Object.assign(error, { code: 'ENOSPC', syscall: name });
}

for (const name of changes) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  Reflect.set(fs, name, (...args: unknown[]) => {
    step(name);
    return change(...args);
  });
}
const { spawn } = childProcess;
Reflect.set(childProcess, 'spawn', (...args: Parameters<typeof spawn>) => {
  // A full disk keeps no program from starting.
  if (process.env.FULL !== '1') step('spawn');
  return spawn(...args);
});
syncBuiltinESMExports();
