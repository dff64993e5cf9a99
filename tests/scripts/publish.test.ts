import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { lockPublishing } from '../../scripts/publish/lock.ts';
import { publish } from '../../scripts/publish/publish.ts';
import { readCurrent } from '../../src/server/release/release.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';
import { startNode } from '../helpers/node-process.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { releaseFixture } from '../server/fixture-site.ts';

const PRICE = 'content/price.yaml';
const MISTAKE = `[AstroUserError] A mistake in ${PRICE}:\n  line 1: price is "wrong". Write a number.`;

const own = folderPerTest();
let server: string;
let colleague: string;
let dist: string;
let tasks: string[];

const git = (where: string, ...args: string[]) => {
  const who = ['-c', 'user.name=Asha Rao', '-c', 'user.email=asha@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: where, encoding: 'utf8', stdio: 'pipe' });
};

/** What somebody does in the editor: a file changes, and the git host has it. */
function change(file: string, text: string, subject: string, where = colleague): void {
  mkdirSync(dirname(join(where, file)), { recursive: true });
  writeFileSync(join(where, file), text);
  git(where, 'add', '-A');
  git(where, 'commit', '-q', '-m', subject, '--date', '2026-03-01T20:00:00Z');
  if (where === colleague) git(where, 'push', '-q');
}

/** Stands in for the project's own tasks, in the time of a test. */
async function runTask(task = '', ...words: readonly string[]) {
  tasks.push([task, ...words].join(' '));
  if (task === 'check') return { status: 0, output: 'ok  types\n' };
  const price = readFileSync(join(server, PRICE), 'utf8');
  const output = `Building the site …\n13:33:21 [content] Syncing content\n`;
  if (price.includes('wrong')) return { status: 1, output: output + MISTAKE };
  if (readCurrent(dist)?.builtFrom !== price) {
    await releaseFixture(dist, { 'Contact.html': price }, { builtFrom: price });
  }
  return { status: 0, output };
}

async function run(task = runTask) {
  const said: string[] = [];
  const ok = await publish({
    root: server,
    dist,
    runTask: task,
    say: (text) => said.push(text),
  });
  return { ok, said: said.join('\n') };
}

const served = () => readFileSync(join(readCurrent(dist)?.dir ?? '', 'Contact.html'), 'utf8');

/** Where it all begins, made once: git takes a tenth of a second for each of its commands. */
let beginning: string;

function useFolder(folder: string): void {
  server = join(folder, 'server');
  colleague = join(folder, 'colleague');
  dist = join(folder, 'dist');
  tasks = [];
}

beforeAll(async () => {
  beginning = mkdtempSync(join(tmpdir(), 'publish-'));
  useFolder(beginning);
  git(beginning, 'init', '-q', '--bare', '-b', 'main', 'host.git');
  git(beginning, 'clone', '-q', 'host.git', 'colleague');
  change(PRICE, 'price: 1', 'The first price');
  git(beginning, 'clone', '-q', 'host.git', 'server');
  // By its place beside them, so that a copy of the three is whole.
  for (const clone of [colleague, server]) git(clone, 'remote', 'set-url', 'origin', '../host.git');
  await runTask('build');
});
afterAll(() => rmSync(beginning, { recursive: true }));

beforeEach(() => {
  cpSync(beginning, own.root, { recursive: true, preserveTimestamps: true });
  useFolder(own.root);
});

test('a commit of content goes onto the site, and it is said whose and when', async () => {
  change(PRICE, 'price: 2', 'A new price');
  const { ok, said } = await run();
  expect(ok).toBe(true);
  expect(said).toBe(
    'Published, and on the site within two seconds:\n- A new price (Asha Rao <asha@example.com>, 02 Mar 2026, 01:30 IST)',
  );
  expect(served()).toBe('price: 2');
  expect(tasks).toEqual(['build --if-changed']);
});

test('nothing new is well, and changes nothing', async () => {
  const before = readCurrent(dist)?.id;
  const { ok, said } = await run();
  expect(ok).toBe(true);
  expect(said).toMatch(
    /^Nothing new for the site\. The last change:\n- The first price \(Asha Rao/,
  );
  expect(readCurrent(dist)?.id).toBe(before);
});

test('a mistake is told with its author, the site stays, and each publish tries again until it is mended', async () => {
  change('content/other.yaml', 'a: 1', 'Something else');
  change(PRICE, 'price: wrong', 'A wrong price');
  for (const _try of ['first', 'second']) {
    const { ok, said } = await run();
    expect(ok).toBe(false);
    expect(said).toMatch(/^Not published, the site is as it was\.\n/);
    expect(said).toContain(`${MISTAKE}\nIt came with:\n- A wrong price (Asha Rao`);
    expect(said).not.toMatch(/Something else|Building|Syncing/);
    expect(served()).toBe('price: 1');
  }
  change(PRICE, 'price: 2', 'The right price');
  expect((await run()).said).toMatch(/- The right price .+\n- A wrong price .+\n- Something else/);
  expect(served()).toBe('price: 2');
});

test.each([
  `${PRICE}: no such office.`,
  'content/a.md: there is no picture content/../../../a.jpg.',
])('a mistake in what nobody has touched comes with all that is new: %s', async (output) => {
  change('content/other.yaml', 'a: 1', 'Something else');
  const { said } = await run(async () => ({ status: 1, output }));
  expect(said).toContain(`${output}\nIt came with:\n- Something else`);
});

test('what others write into commits neither moves the terminal nor fills it', async () => {
  const subject = `\u001b[2JPublished\u202E ${'long '.repeat(400_000)}`;
  const message = own.write('message', subject);
  writeFileSync(join(colleague, PRICE), 'price: 2');
  const author = ['-c', 'user.name=\u001b]0;Asha\u0007'];
  git(colleague, ...author, 'commit', '-q', '-a', '-F', message);
  git(colleague, 'push', '-q');
  const { ok, said } = await run();
  expect(ok).toBe(true);
  expect(said).toMatch(/^Published, and on the site.*\n- .{0,20}Published long .+ \(.*Asha <asha@/);
  expect(said).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  expect(said.length).toBeLessThan(1000);
});

test('code is checked first, and the server is to be restarted for it', async () => {
  change('src/server/new.ts', 'broken', 'New code');
  const { said } = await run(async (task = '') => {
    tasks.push(task);
    return { status: 1, output: 'src/server/new.ts:1: broken' };
  });
  expect(said).toContain('src/server/new.ts:1: broken\nIt came with:\n- New code');
  expect(tasks).toEqual(['check']);
  expect((await run()).said).toContain('systemctl restart website');
  expect(tasks).toEqual(['check', 'check', 'build --if-changed']);
  expect((await run()).said).not.toContain('restart');
});

describe('what was done on the server is named and kept:', () => {
  beforeEach(() => change(PRICE, 'price: 2', 'A new price'));

  test.each([
    ['a file that was changed', PRICE],
    ['a file that was added', 'content/किताब.yaml'],
  ])('%s', async (_what, file) => {
    writeFileSync(join(server, file), 'by hand');
    const { ok, said } = await run();
    expect(ok).toBe(false);
    expect(said).toContain(`Files were changed on this server`);
    expect(said).toContain(`\n${file}\n`);
    expect(readFileSync(join(server, file), 'utf8')).toBe('by hand');
    expect(tasks).toEqual([]);
    git(server, 'stash', '--include-untracked');
    expect((await run()).ok, 'the remedy helps').toBe(true);
  });

  test('a commit', async () => {
    change('content/other.yaml', 'a: 1', 'By hand', server);
    const { ok, said } = await run();
    expect(ok).toBe(false);
    expect(said).toContain('commits that origin/main has not');
    expect(git(server, 'log', '--format=%s')).toContain('By hand');
  });
});

test.each<[string, () => void, RegExp]>([
  [
    'a git host that is away',
    () => git(server, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x'),
    /git host gave nothing; the next publish tries again:\nfatal: unable to access/,
  ],
  [
    'a folder without git',
    () => rmSync(join(server, '.git'), { recursive: true }),
    /can't be used as a git repository:\nfatal: not a git repository/,
  ],
  [
    'a branch of nobody',
    () => git(server, 'switch', '-q', '--detach'),
    /No branch of a git host is followed/,
  ],
  ['a machine without git', () => vi.stubEnv('PATH', '/nowhere'), /apt-get install git/],
])('%s is told, with what to do', async (_what, spoil, sentence) => {
  spoil();
  const { ok, said } = await run();
  vi.unstubAllEnvs();
  expect(ok).toBe(false);
  expect(said).toMatch(sentence);
  expect(tasks).toEqual([]);
});

test('a hook of another repository can start it', async () => {
  change(PRICE, 'price: 2', 'A new price');
  vi.stubEnv('GIT_DIR', join(own.root, 'host.git'));
  const { ok } = await run();
  vi.unstubAllEnvs();
  expect(ok).toBe(true);
  expect(served()).toBe('price: 2');
});

test('a pull that was killed on its way is finished by the next publish', async () => {
  change('content/added.yaml', 'a: 1', 'Another file');
  change(PRICE, 'price: 2', 'A new price');
  git(server, 'fetch', '-q');
  // As git leaves it: some files are there, and neither the index nor the branch knows of them.
  git(server, 'update-ref', 'refs/publish/pulling', 'origin/main');
  writeFileSync(join(server, '.git/index.lock'), '');
  writeFileSync(join(server, 'content/added.yaml'), 'a: 1');
  writeFileSync(join(server, PRICE), 'pri');
  change(PRICE, 'price: 3', 'A newer price');
  expect(await run()).toMatchObject({ ok: true });
  expect(served()).toBe('price: 3');
  expect(git(server, 'status', '--porcelain')).toBe('');
});

test('a second publish waits for the first, and not for one that was killed', async () => {
  const hold = () => {
    const started = startNode('tests/scripts/hold-publish-lock.ts', [dist], {});
    onTestFinished(() => void started.child.kill('SIGKILL'));
    return started;
  };
  const holder = hold();
  await waitFor('the lock', () => holder.output().includes('held'));
  const second = hold();
  await waitFor('a second publish', () => second.output().includes('waiting'));
  expect(second.output()).not.toContain('held');
  holder.child.kill('SIGKILL');
  await waitFor('its turn', () => second.output().includes('held'));
  second.child.kill('SIGKILL');
  await second.exited;
  lockPublishing(dist, (sentence) => expect.unreachable(sentence))();
});
