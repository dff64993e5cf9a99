import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './node-process.ts';
import { waitFor } from './wait-for.ts';

const START_TIMEOUT_MS = 60_000;

export interface SiteOptions {
  /** Settings; none of the surrounding environment reaches it. Its start is logged at info. */
  readonly env?: Readonly<Record<string, string>>;
  /** Any free one unless given. */
  readonly port?: number;
  /** Where the releases of the site lie; the project's dist/ unless given. */
  readonly dist?: string;
  readonly args?: readonly string[];
}

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Of the process, for tools that look into it. */
  readonly pid: number | undefined;
  /** For programs that read the same leads, such as `npm run leads`. */
  readonly env: Readonly<Record<string, string>>;
  /** All it has logged so far. */
  readonly logs: string;
  /** Ends it at once, as a power cut would; the database stays. */
  kill(): Promise<void>;
  /** Ends it in good order and resolves with its exit code; a database of its own is removed. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/**
 * Starts the real server as a process of its own and waits until it listens. Without DATABASE_URL
 * it gets a database in a new folder; to go on after a kill, start another with the same `env`.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const ownDir = options.env?.DATABASE_URL ? undefined : await newDatabaseDir();
  const env: Record<string, string> = {
    ...(ownDir && { DATABASE_URL: `file:${join(ownDir, 'leads.db')}` }),
    HOST: '127.0.0.1',
    PORT: String(options.port ?? 0),
    LEADS_RATE_LIMIT: 'off',
    // Tests that count mails are also run at nine.
    LEADS_DIGEST_AT: 'none',
    ...options.env,
  };
  const args = [...(options.args ?? []), ...(options.dist ? ['--dist', options.dist] : [])];
  const { child, output, exited } = startNode('src/server/main.ts', args, env);

  const url = await waitFor(
    'the server to listen',
    () => {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
      return / is at (http:\/\/[^"\s]+)/.exec(output())?.[1];
    },
    START_TIMEOUT_MS,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });

  return {
    url: url.replace('localhost', '127.0.0.1'),
    port: Number(new URL(url).port),
    pid: child.pid,
    env,
    get logs() {
      return output();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await exited;
      if (ownDir) await rm(ownDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** A folder for databases that tests share between servers; the caller removes it. */
export async function newDatabaseDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'leads-'));
}
