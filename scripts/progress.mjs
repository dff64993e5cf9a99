// JavaScript, since scripts/run.mjs shows the progress of the install, before Node 24 is there.
import { spawn } from 'node:child_process';

const INTERVAL_MS = 10_000;

/**
 * Runs a command without showing what it writes; instead a line every ten seconds says what is being
 * done, how far it is and for how long, so that nobody takes it for dead. A line of its own each time:
 * logs of machines have no cursor to move back.
 * @param {object} run
 * @param {string} run.doing e.g. "Building the site"
 * @param {string} run.command
 * @param {readonly string[]} run.args
 * @param {import('node:child_process').SpawnOptions} [run.options]
 * @param {(output: string) => string} [run.stage] says how far it is, from all it has written so far
 * @param {number} [run.intervalMs]
 * @returns {Promise<{ status: number | null, output: string }>} null when it was killed or not found;
 *   `output` has both streams, in the order in which they came
 */
export function runWithProgress({
  doing,
  command,
  args,
  options = {},
  stage = () => '',
  intervalMs = INTERVAL_MS,
}) {
  const started = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const showing = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    const reached = stage(output);
    console.error(`${doing}: ${reached && `${reached}, `}${seconds} s …`);
  }, intervalMs);
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);

  return new Promise((resolve) => {
    /** @param {number | null} status */
    const end = (status) => {
      clearInterval(showing);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ status, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(null);
    });
    child.once('close', end);
  });
}
