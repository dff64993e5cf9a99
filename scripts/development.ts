import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { freePort } from './free-port.ts';
import { projectRoot, tool } from './project.ts';

/** What is started: the pages, and the lead server beside them. */
export interface Development {
  readonly pages: ChildProcess;
  readonly stop: () => void;
}

/**
 * Astro serves the pages where it is told and passes /api on to the lead server, which runs beside it.
 * Each ends with the other.
 *
 * @param at port and host, as Astro's options
 * @param output of Astro
 */
export async function startDevelopment(
  at: readonly string[],
  output: StdioOptions = 'inherit',
  env: Readonly<Record<string, string>> = {},
): Promise<Development> {
  const apiPort = String(await freePort());
  const run = (command: string, args: string[], stdio: StdioOptions, own: object) =>
    spawn(command, args, {
      cwd: projectRoot,
      stdio,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...own },
    });
  // Its address would be taken for that of the pages: only what went wrong is worth a line.
  const api = run(
    process.execPath,
    ['--watch', 'src/server/main.ts', '--api-only'],
    ['ignore', 'inherit', 'inherit'],
    { HOST: 'localhost', PORT: apiPort, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  );
  const pages = run(tool('astro'), ['dev', ...at], output, { API_PORT: apiPort, ...env });
  const stop = () => {
    for (const child of [api, pages]) child.kill('SIGTERM');
  };
  for (const child of [api, pages]) child.on('exit', stop);
  return { pages, stop };
}
