import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { projectRoot } from '../project.ts';

const TRIES = 180;
const TRIED_EVERY_MS = 1000;

/** A copy of this project in which the editor runs: what pictures save must not be kept. */
export interface EditedCopy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Copies all that git knows, and starts the editor there; waits until its preview is up. */
export async function editCopy(): Promise<EditedCopy> {
  const root = mkdtempSync(join(tmpdir(), 'docs-pictures-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(root, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const editor = spawn(process.execPath, ['scripts/edit.ts', '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  const stop = async () => {
    await ended(editor);
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await previewUp(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function previewUp(url: string): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await sleep(TRIED_EVERY_MS);
    const state = await fetch(new URL('preview.json', url)).then((answer) => answer.text(), String);
    if (state.includes('"up"')) return;
  }
  throw new Error('The preview of the editor did not start.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
