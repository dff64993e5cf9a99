import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Environment } from '../environment.ts';
import { writePrivately } from '../storage/private-file.ts';

/**
 * Opens an address in the browser of whoever sits here; without a screen nothing happens. All users of
 * a computer can read what programs are started with, so the browser is given a file that leads there.
 *
 * @param file that only this user can read; it stays, since the link in it works once
 */
export async function openBrowser(
  address: string,
  file: string,
  environment: Environment,
): Promise<void> {
  const command = opener(environment);
  if (command === undefined || environment.CI) return;
  const page = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}">`;
  await writePrivately(file, (partial) => writeFileSync(partial, page));
  const [program = '', ...first] = command;
  // Whether it worked can be seen; the link stands in the terminal, too.
  spawn(program, [...first, file], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function opener({ DISPLAY, WAYLAND_DISPLAY }: Environment): readonly string[] | undefined {
  switch (process.platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler'];
    default:
      return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
  }
}
