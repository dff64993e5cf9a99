// The packages of a folder: whether they are there, and how they get there.
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { runWithProgress } from './progress.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] for other machines than this one, perhaps
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/**
 * Installs what the lock of `folder` asks for, unless npm's own record says that it is there. The
 * packages come into a folder beside those that are in use and take their place when all are there:
 * an install that fails or is killed takes nothing away.
 * Resolves with the sentence that says why it can't be done, or with undefined.
 * @param {string} folder
 * @param {readonly string[]} neededFiles that an install leaves in `folder`
 */
export async function installPackages(folder, neededFiles) {
  /** @param {string} where */
  const isThere = (where) =>
    areInstalled(where) && neededFiles.every((file) => existsSync(join(where, file)));
  const modules = join(folder, 'node_modules');
  const before = `${modules}.before`;
  // Killed between the two renames below.
  if (!existsSync(modules) && existsSync(before)) renameSync(before, modules);
  if (isThere(folder)) return undefined;
  const refusal = whyNotWritable(folder);
  if (refusal) return `The packages must be installed first. ${refusal}`;

  console.error('Installing packages (needed once, about a minute) …');
  const next = `${modules}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(next, name));
  }
  const { status, output } = await runWithProgress({
    doing: 'Installing packages',
    command: 'npm',
    // Hosts that set NODE_ENV=production would get neither Node 24 nor the build's tools.
    args: ['ci', '--include=dev', '--include=optional'],
    options: { cwd: next, shell: process.platform === 'win32' },
  });
  // npm passes by an optional package that does not come, and Node 24 is one.
  if (status !== 0 || !isThere(next)) {
    rmSync(next, { recursive: true, force: true });
    const advice = 'Check the network connection and the disk, and try again.';
    return `${output}npm ci failed: see above. ${advice} What was installed before is as it was.`;
  }
  rmSync(before, { recursive: true, force: true });
  if (existsSync(modules)) renameSync(modules, before);
  renameSync(join(next, 'node_modules'), modules);
  for (const done of [next, before]) rmSync(done, { recursive: true, force: true });
  return undefined;
}

/**
 * Compares the lock with the record that npm leaves in node_modules, whoever ran it and how. True if
 * all is there that this machine needs, packages for development included.
 * @param {string} folder
 */
export function areInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  return (
    Object.entries(wanted).every(([path, locked]) => {
      if (path === '') return true;
      const found = installed[path];
      if (!found) return locked.optional === true;
      return found.version === locked.version && found.integrity === locked.integrity;
    }) &&
    Object.entries(installed).every(
      ([path, { os, cpu }]) =>
        // A folder that was copied from another machine has what that one needed.
        (os?.includes(process.platform) ?? true) &&
        (cpu?.includes(process.arch) ?? true) &&
        existsSync(join(folder, path)),
    )
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>} by path; none when there is no such file, or half of one
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Says in a sentence why nothing can be written into a folder, and what to do; undefined if it can.
 * @param {string} folder
 */
export function whyNotWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return `This user can't write in ${folder} (${code}): run it as the user who owns that folder, or give the folder to this one with chown.`;
  }
}
