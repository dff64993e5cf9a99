// Which Node runs the project. JavaScript, since scripts/run.mjs asks before that Node is there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs TypeScript as it is. */
const MAJOR = 24;

/**
 * Where the packages of a folder bring the Node whose digest the lock holds. Undefined on a system for
 * which there is no such package, and where the machine's own must do.
 * @param {string} folder that holds package.json
 */
export function packagedNode(folder) {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const { optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (!(name in optionalDependencies)) return undefined;
  return join('node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/**
 * Says in a sentence why the project can't run on the machine's own Node; undefined if it can.
 */
export function whyNotOwnNode() {
  if (process.version.startsWith(`v${MAJOR}.`)) return undefined;
  return `Here is Node ${process.version}, and for ${process.platform} on ${process.arch} there is no other one to install: Node ${MAJOR} is needed, from https://nodejs.org`;
}
