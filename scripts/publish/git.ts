import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A slow line may need a while for new photos; a host that is away must not hold up the next run. */
const TIMEOUT_MS = 10 * 60_000;
/** What git says of all files of a large site, or of a commit with a long message. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Why nothing is published, and what to do, in sentences for a person. */
export class PublishRefused extends Error {}

/**
 * Runs git in a folder and returns what it prints; its dates are in IST.
 *
 * @param problem what to say before git's own words when it fails
 * @throws PublishRefused
 */
export async function git(folder: string, args: readonly string[], problem = ''): Promise<string> {
  // Set where another repository's hook starts this, such as that of a push to this machine.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  const options = {
    cwd: folder,
    timeout: TIMEOUT_MS,
    maxBuffer: MOST_BYTES,
    env: { ...env, LC_ALL: 'C.UTF-8', TZ: 'Asia/Kolkata', GIT_TERMINAL_PROMPT: '0' },
  };
  try {
    const words = ['-c', 'core.quotePath=false', ...args];
    return (await promisify(execFile)('git', words, options)).stdout.trimEnd();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new PublishRefused('git is not installed here. On Debian: apt-get install git');
    }
    const said = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new PublishRefused(`${problem}\n${said}`.trim());
  }
}
