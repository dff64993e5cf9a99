/**
 * Breaks the code in small places and looks whether a test notices. Not part of `npm test`:
 *
 *     node tests/mutants/run.ts SEED [COUNT]
 *
 * SEED is any hex number, such as the hash of a commit; the same seed picks the same places. Works
 * in a copy of the project. What draws is left out: its coordinates are judged by eye.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutationsOf } from './mutations.ts';
import { testsFor } from './tests-for.ts';

const [seed = '', count = '30'] = process.argv.slice(2);
if (!/^[0-9a-f]{6,}$/i.test(seed)) throw new Error('Usage: node tests/mutants/run.ts SEED [COUNT]');

/** Numbers from 0 to 1 that a seed decides (mulberry32, public domain). */
function random(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NOT_PICKED = /\.d\.ts$|^src\/site\/(illustration|brochure\/pages|seo\/cards)\//;

function tracked(): string[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PICKED.test(file));
}

/** As many places as are wished, no two in one file. */
function pick(wished: number): Mutation[] {
  const next = random(Number.parseInt(seed.slice(0, 8), 16));
  const all = tracked().flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')));
  const picked = new Map<string, Mutation>();
  while (picked.size < wished) {
    const mutation = all[Math.floor(next() * all.length)];
    if (mutation && !picked.has(mutation.file)) picked.set(mutation.file, mutation);
  }
  return [...picked.values()];
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) cpSync(file, join(copy, file));
  for (const folder of ['dist', '.cache']) cpSync(folder, join(copy, folder), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Whether one of the commands fails; the first that does ends it. */
function noticed(copy: string, file: string): string | undefined {
  for (const [name, ...args] of testsFor(file)) {
    const { status } = spawnSync(process.execPath, args, {
      cwd: copy,
      stdio: 'ignore',
      timeout: 400_000,
    });
    if (status !== 0) return name;
  }
  return undefined;
}

const copy = copyProject();
let killed = 0;
const mutations = pick(Number(count));
for (const [index, { file, start, end, replacement }] of mutations.entries()) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(join(copy, file), text.slice(0, start) + replacement + text.slice(end));
  const started = performance.now();
  const by = noticed(copy, file);
  writeFileSync(join(copy, file), text);
  if (by) killed += 1;
  const line = text.slice(0, start).split('\n').length;
  const was = text.slice(start, end).replace(/\s+/g, ' ').slice(0, 60);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const verdict = by ? `killed by ${by}` : 'SURVIVED';
  console.log(
    `${index + 1}. ${verdict} (${seconds} s): ${file}:${line}  ${was}  →  ${replacement.slice(0, 60)}`,
  );
}
rmSync(copy, { recursive: true });
console.log(`${killed} of ${mutations.length} killed`);
