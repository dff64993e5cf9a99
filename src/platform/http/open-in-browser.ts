import { spawn } from 'node:child_process';
import type { Environment } from '../environment.ts';

/** Whether there is a browser in front of somebody: not on servers without a screen, nor in CI. */
export function hasBrowser(environment: Environment): boolean {
  return opener(environment) !== undefined;
}

/** Opens an address or a file in the browser of whoever sits here; without a screen nothing happens. */
export function openInBrowser(target: string, environment: Environment): void {
  const command = opener(environment);
  if (!command) return;
  const [program, ...first] = command;
  // Whether it worked can be seen; the address stands in the terminal, too.
  spawn(program, [...first, target], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

type Command = readonly [program: string, ...first: string[]];

function opener({ CI, DISPLAY, WAYLAND_DISPLAY }: Environment): Command | undefined {
  if (CI) return undefined;
  switch (process.platform) {
    case 'darwin':
      return ['open'];
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler'];
    default:
      return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
  }
}
