import { delimiter, join } from 'node:path';

/** The folder that holds package.json. */
export const projectRoot = join(import.meta.dirname, '..');

const binDir = join(projectRoot, 'node_modules', '.bin');

// Tools start with "#!/usr/bin/env node": putting our own folder first gives them Node 24.
process.env.PATH = `${binDir}${delimiter}${process.env.PATH ?? ''}`;

/** Path of an installed package's command, e.g. `tool('astro')`. */
export function tool(name: string): string {
  return join(binDir, process.platform === 'win32' ? `${name}.cmd` : name);
}
