import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../helpers/index.ts';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** A build on a machine that others share. */
const COMMAND_TIMEOUT_MS = 900_000;

export interface Machine {
  /** Runs commands as root. Rejects with all they wrote when one of them fails. */
  sh(commands: string): Promise<string>;
  write(file: string, content: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a private copy of this machine (machine.sh); all that is done there is forgotten. */
export async function startMachine(): Promise<Machine> {
  const memory = mkdtempSync(join(tmpdir(), 'machine-'));
  const script = join(import.meta.dirname, 'machine.sh');
  const spaces = ['--mount', '--pid', '--net', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...spaces, 'bash', script, projectRoot, memory, 'repository'], {
    env: { PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (!String(said).includes('ready')) throw new Error('The private machine did not start.');
  const inside = firstChild(child);

  const sh = (commands: string, input = '') =>
    new Promise<string>((resolve, reject) => {
      const shell = ['bash', '--norc', '-euo', 'pipefail', '-c', commands];
      const entered = execFile(
        'nsenter',
        ['--target', inside, '--mount', '--pid', '--net', '--root', '--wd', ...shell],
        { env: { PATH, HOME: '/root', LANG: 'C.UTF-8' }, timeout: COMMAND_TIMEOUT_MS },
        (error, stdout, stderr) => {
          if (error) reject(new Error(`${stdout}${stderr}${error.message}`));
          else resolve(stdout + stderr);
        },
      );
      // A machine that has been stopped takes nothing any more; the error of nsenter says so.
      entered.stdin?.on('error', () => undefined).end(input);
    });

  return {
    sh,
    write: (file, content) => sh(`mkdir -p "$(dirname ${file})"; cat > ${file}`, content),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      rmSync(memory, { recursive: true });
    },
  };
}

function firstChild({ pid }: ChildProcess): string {
  const [first = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return first;
}
