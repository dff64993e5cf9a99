import { spawn } from 'node:child_process';
import type { Environment } from '../environment.ts';

/** Opens an address in the browser of whoever sits here; without a screen nothing happens. */
export function openBrowser(address: string, environment: Environment): void {
  const command = opener(environment);
  if (command === undefined || environment.CI) return;
  const [program = '', ...first] = command;
  // Whether it worked can be seen; the link stands in the terminal, too.
  spawn(program, [...first, address], { stdio: 'ignore', detached: true })
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
