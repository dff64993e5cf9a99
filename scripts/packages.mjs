// The packages of a folder: whether they are there, and how they get there.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
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
 * Installs what the lock of `folder` asks for, unless npm's own record says that it is there.
 * Resolves with the sentence that says why it can't be done, or with undefined.
 * @param {string} folder
 * @param {readonly string[]} neededFiles that an install leaves in `folder`
 */
export async function installPackages(folder, neededFiles) {
  if (areInstalled(folder) && neededFiles.every((file) => existsSync(join(folder, file)))) return;
  const modules = join(folder, 'node_modules');
  const refusal = whyNotWritable(existsSync(modules) ? modules : folder);
  if (refusal) return `The packages must be installed first. ${refusal}`;

  console.error('Installing packages (needed once, about a minute) …');
  const { status, output } = await runWithProgress({
    doing: 'Installing packages',
    command: 'npm',
    // Hosts that set NODE_ENV=production would get neither Node 24 nor the build's tools.
    args: ['ci', '--include=dev'],
    options: { cwd: folder, shell: process.platform === 'win32' },
  });
  if (status === 0) return;
  return `${output}npm ci failed: see above. Check the network connection and try again.`;
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
