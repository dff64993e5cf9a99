import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packagedNode } from '../../scripts/node.mjs';

export const projectRoot = join(import.meta.dirname, '..', '..');

const NODE_MAJOR_NEEDED = 24;
const ownMajor = Number(process.versions.node.split('.')[0]);

/** The binary itself, not a script around it: a signal must reach the server, not its parent. */
const node =
  ownMajor >= NODE_MAJOR_NEEDED
    ? process.execPath
    : join(projectRoot, packagedNode(projectRoot) ?? '');

export interface NodeProcess {
  readonly child: ChildProcess;
  /** All it has written to stdout and stderr so far. */
  readonly output: () => string;
  /** Resolves with the exit code; null after a signal. */
  readonly exited: Promise<number | null>;
}

/** Starts one of the project's programs with this environment and nothing more that it reads. */
export function startNode(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): NodeProcess {
  const child = spawn(node, [join(projectRoot, file), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => written, exited };
}
