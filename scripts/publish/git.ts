import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A slow line may need a while for new photos; a host that is away must not hold up the next run. */
const TIMEOUT_MS = 10 * 60_000;
/** What git says of all files of a large site, or of a commit with a long message. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Why nothing is published, and what to do, in sentences for a person. */
export class PublishRefused extends Error {}

/** Whatever stands in a repository or is pushed to it: git starts no program for it, and makes no link. */
const harmless = [
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['core.symlinks', 'false'],
  ['core.quotePath', 'false'],
  ['fetch.fsckObjects', 'true'],
  ['fetch.recurseSubmodules', 'false'],
  ['protocol.ext.allow', 'never'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Nothing but the repository's own settings, which no push can change: filters of others are not known. */
const alone = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };

interface Options {
  /** What to say before git's own words when it fails. */
  readonly problem?: string;
  /** Whether the settings of this user and machine hold: for reaching a git host. */
  readonly remote?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs git in a folder and returns what it prints; its dates are in IST.
 *
 * @throws PublishRefused
 */
export async function git(
  folder: string,
  args: readonly string[],
  { problem = '', remote = false, env = {} }: Options = {},
): Promise<string> {
  // Set where another repository's hook starts this, such as that of a push to this machine.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?!SSH|CONFIG)/.test(name) && (remote || !name.startsWith('GIT_')),
  );
  const options = {
    cwd: folder,
    timeout: TIMEOUT_MS,
    maxBuffer: MOST_BYTES,
    env: {
      ...Object.fromEntries(own),
      ...(remote ? {} : alone),
      LC_ALL: 'C.UTF-8',
      TZ: 'Asia/Kolkata',
      GIT_TERMINAL_PROMPT: '0',
      ...env,
    },
  };
  try {
    return (await promisify(execFile)('git', [...harmless, ...args], options)).stdout.trimEnd();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new PublishRefused('git is not installed here. On Debian: apt-get install git');
    }
    const said = error instanceof Error && 'stderr' in error ? error.stderr : error;
    throw new PublishRefused(`${problem}\n${said}`.trim());
  }
}

/** Whether git says yes by its exit code. */
export function gitAgrees(folder: string, args: readonly string[]): Promise<boolean> {
  return git(folder, args).then(
    () => true,
    () => false,
  );
}
