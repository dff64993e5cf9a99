import { type ChildProcess, spawn } from 'node:child_process';
import { DEFAULT_PORT } from '../src/http/port.mjs';
import { freePort } from './free-port.ts';
import { projectRoot, tool } from './project.ts';

// Astro serves the pages where PORT says and passes /api on to the lead server, which runs beside it.
const { HOST, PORT } = process.env;
const apiPort = String(await freePort());

function run(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
}

const pagesAt = ['--port', PORT || String(DEFAULT_PORT), ...(HOST ? ['--host', HOST] : [])];
const processes = [
  // Its address would be taken for that of the pages: only what went wrong is worth a line.
  run(process.execPath, ['--watch', 'src/server/main.ts', '--api-only'], {
    HOST: 'localhost',
    PORT: apiPort,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }),
  run(tool('astro'), ['dev', ...pagesAt], { API_PORT: apiPort }),
];
const stopAll = () => {
  for (const child of processes) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const child of processes) child.on('exit', stopAll);
