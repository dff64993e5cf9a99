import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot, tool } from './project.ts';

/** Astro serves the pages here and passes /api on to the lead server, which runs beside it. */
const PAGES_PORT = '4321';
const API_PORT = '4320';

function run(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}

const processes = [
  run(process.execPath, ['--watch', 'src/server/main.ts', '--api-only'], { PORT: API_PORT }),
  run(tool('astro'), ['dev', '--port', PAGES_PORT], { API_PORT }),
];
const stopAll = () => {
  for (const child of processes) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of processes) child.on('exit', stopAll);
