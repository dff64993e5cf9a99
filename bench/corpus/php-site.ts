import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { waitFor } from '../../tests/helpers/index.ts';
import { CannotMeasure } from '../part.ts';

/** Settings of PHP as a host has them: its warnings are no part of a page. */
const SETTINGS = ['display_errors=0'];

/** Serves a folder by PHP's own server, with further settings of PHP. Resolves with how to stop it. */
export async function servePhp(
  folder: string,
  port: number,
  {
    env,
    settings = [],
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly settings?: readonly string[];
  } = {},
): Promise<() => Promise<void>> {
  const options = [...SETTINGS, ...settings].flatMap((setting) => ['-d', setting]);
  const child = spawn('php', [...options, '-S', `127.0.0.1:${port}`, '-t', folder], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await waitFor('PHP to answer', () =>
    fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => child.exitCode !== null,
    ),
  );
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
}

/** Runs a program to its end. @throws CannotMeasure when it fails */
export function run(program: string, args: readonly string[], input?: string): void {
  const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', input });
  if (status !== 0) throw new CannotMeasure(`${program} failed: ${stderr}${stdout}`);
}
