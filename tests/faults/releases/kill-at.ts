// Preloaded into a program: kills it as a power cut would, just before the KILL_AT-th change that it
// makes to the disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const changes = [
  'copyFileSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'utimesSync',
  'writeFileSync',
] as const;

let left = Number(process.env.KILL_AT);

for (const name of changes) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  Reflect.set(fs, name, (...args: unknown[]) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  });
}
syncBuiltinESMExports();
