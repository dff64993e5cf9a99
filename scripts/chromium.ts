import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot, tool } from './project.ts';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A download that has not ended by then is not going to (ms). */
const INSTALL_TIMEOUT_MS = 10 * 60_000;

function fromPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, Playwright's own, the system's, in this order.
 * @throws when CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished && !existsSync(wished)) {
    throw new Error(`CHROMIUM_PATH is ${wished}, but there is no such file. Correct or unset it.`);
  }
  if (wished) return wished;
  const own = chromium.executablePath();
  return existsSync(own) ? own : fromPath();
}

/**
 * Installs a Chromium when there is none: Playwright's download, else Debian's package.
 * @throws when neither works, with what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.error('Installing a Chromium for the browser tests (needed once) …');
  const attempts: [string, string[]][] = [
    [tool('playwright'), ['install', '--with-deps', 'chromium']],
    [tool('playwright'), ['install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
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
