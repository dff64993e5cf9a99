import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What an image says of itself, as far as it is heeded here. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

interface Wishes {
  readonly env?: Readonly<Record<string, string>>;
  /** What is mounted, by where it is seen. */
  readonly volumes?: Readonly<Record<string, string>>;
  /** In place of what the image starts with. */
  readonly command?: readonly string[];
  /** In place of the program that gets the command. */
  readonly entrypoint?: readonly string[];
}

const SCRIPT = join(import.meta.dirname, 'container.sh');
const spaces = ['--mount', '--pid', '--ipc', '--fork', '--kill-child'];

/** Runs containers of an image whose files lie in `root`, as compose.yaml restricts them, on this machine's network. */
export function containersOf(root: string, config: ImageConfig) {
  const wordsOf = ({ volumes = {}, command, entrypoint }: Wishes) => [
    ...[...spaces, 'bash', SCRIPT, root],
    ...Object.entries(volumes).map(([seen, from]) => `${from}:${seen}`),
    ...['--', config.User, config.WorkingDir],
    ...(entrypoint ?? config.Entrypoint),
    ...(command ?? config.Cmd),
  ];
  const envOf = ({ env }: Wishes) => ({
    ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
    ...env,
  });
  return {
    /** Starts one that stays. */
    start: (wishes: Wishes): Container => {
      const child = spawn('unshare', wordsOf(wishes), { env: envOf(wishes) });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
      return { child, said: () => said };
    },
    /** Runs a command to its end. Rejects with all it said when it fails. */
    run: async (wishes: Wishes): Promise<string> => {
      const { stdout, stderr } = await promisify(execFile)('unshare', wordsOf(wishes), {
        env: envOf(wishes),
      });
      return stdout + stderr;
    },
  };
}

export interface Container {
  readonly child: ChildProcess;
  /** All it has written so far. */
  readonly said: () => string;
}

/** Tells the first process of a container to stop, as an engine does; resolves with how it ended. */
export async function stopContainer({ child }: Container): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  process.kill(Number(first), 'SIGTERM');
  return ended;
}
