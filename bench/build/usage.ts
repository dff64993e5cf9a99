import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a command took: times in seconds, memory in bytes. */
export interface Usage {
  readonly wall: number;
  /** Processor time of all threads: on a busy machine steadier than what the clock says. */
  readonly cpu: number;
  /** The most that one process held at once. */
  readonly memory: number;
}

/**
 * Runs a command that is made of Node processes, each of which notes what it used as it ends.
 *
 * @throws with the command's output when it fails
 */
export async function measureCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-usage-'));
  const notes = join(folder, 'notes');
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    BENCH_USAGE_NOTES: notes,
    NODE_OPTIONS: `--import=${import.meta.resolve('./note-usage.ts')}`,
  };
  const started = performance.now();
  await promisify(execFile)(command, args, { cwd, env });
  const wall = (performance.now() - started) / 1000;
  const processes = (await readFile(notes, 'utf8'))
    .trim()
    .split('\n')
    .map((line): NodeJS.ResourceUsage => JSON.parse(line));
  await rm(folder, { recursive: true });
  const micros = processes.map(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime);
  return {
    wall,
    cpu: micros.reduce((sum, time) => sum + time, 0) / 1e6,
    memory: Math.max(...processes.map(({ maxRSS }) => maxRSS)) * 1024,
  };
}

/** What a folder takes on the disk, in bytes: a file of several names counts once. */
export function diskUsed(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stats = entries.map((name) => lstatSync(join(folder, name)));
  const files = new Map(stats.map(({ ino, blocks }) => [ino, blocks * 512]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
