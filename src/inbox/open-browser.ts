import { writeFileSync } from 'node:fs';
import { writePrivately } from '../platform/database/private-file.ts';
import type { Environment } from '../platform/environment.ts';
import { hasBrowser, openInBrowser } from '../platform/http/open-in-browser.ts';

/**
 * Opens a link in the browser of whoever sits here. All users of a computer can read what programs are
 * started with, so the browser is given a file that leads there.
 *
 * @param file that only this user can read; it stays, since the link in it works once
 */
export async function openBrowser(
  address: string,
  file: string,
  environment: Environment,
): Promise<void> {
  if (!hasBrowser(environment)) return;
  const page = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}">`;
  await writePrivately(file, (partial) => writeFileSync(partial, page));
  openInBrowser(file, environment);
}
