import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot, tool } from './project.ts';

/** Chromium without windows: it needs much less of the processor. */
const SYSTEM_SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A download that has not ended by then is not going to (ms). */
const INSTALL_TIMEOUT_MS = 10 * 60_000;

function fromPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Playwright's own headless shell, in the folder beside that of its Chromium. */
function ownShell(own: string): string[] {
  const folder = own.replace(/chromium-(\d+)\b.*/, 'chromium_headless_shell-$1');
  const names = globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: folder });
  return names.map((name) => join(folder, name));
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, a headless shell (Playwright's own, the system's), a
 * whole one (likewise), in this order.
 * @throws when CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished && !existsSync(wished)) {
    throw new Error(`CHROMIUM_PATH is ${wished}, but there is no such file. Correct or unset it.`);
  }
  if (wished) return wished;
  const own = chromium.executablePath();
  const candidates = [
    ...ownShell(own),
    ...fromPath(SYSTEM_SHELL),
    own,
    ...SYSTEM_NAMES.flatMap(fromPath),
  ];
  return candidates.find(existsSync);
}

/**
 * Installs a headless shell when there is no Chromium: Playwright's download, else Debian's package.
 * @throws when neither works, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.error('Installing a Chromium for the browser tests (needed once) …');
  const install = 'apt-get install -y -qq';
  const attempts: [string, string[]][] = [
    [tool('playwright'), ['install', '--with-deps', '--only-shell', 'chromium']],
    [tool('playwright'), ['install', '--only-shell', 'chromium']],
    ['sh', ['-c', `apt-get update -qq && (${install} ${SYSTEM_SHELL} || ${install} chromium)`]],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { cwd: projectRoot, stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium found or installed. Install one and set CHROMIUM_PATH to it.');
}

/** For a Chromium that runs as whoever there is and speaks to nobody but the site under test. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
