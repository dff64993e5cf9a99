import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderPerTest } from '../helpers/folder-per-test.ts';
import { projectRoot } from '../helpers/index.ts';
import { waitFor } from '../helpers/wait-for.ts';

const NODE = `node-${process.platform}-${process.arch}`;

/** Stands in for npm: notes how it was called and installs what a task needs. */
const npm = `#!/bin/sh
home=$(dirname "$0")
echo "npm $*" >> "$home/npm.log"
mkdir -p node_modules/${NODE}/bin
[ -e "$home/fails" ] && exit 1
[ -e "$home/hangs" ] && exec sleep 60
cp package-lock.json node_modules/.package-lock.json
[ -e "$home/leaves-node-out" ] && exit
ln -sf ${process.execPath} node_modules/${NODE}/bin/node
`;
const lock = {
  packages: { '': {}, [`node_modules/${NODE}`]: { version: '24.0.0', integrity: 'a' } },
};

const folder = folderPerTest();
const { write } = folder;

beforeEach(() => {
  for (const file of ['run', 'node', 'packages', 'progress', 'tasks'].map(
    (name) => `scripts/${name}.mjs`,
  )) {
    write(file, readFileSync(join(projectRoot, file)));
  }
  const port = 'src/platform/http/port.mjs';
  write(port, readFileSync(join(projectRoot, port)));
  for (const task of ['start', 'dev', 'test']) {
    write(`scripts/${task}.ts`, `console.log('${task}', process.env.NODE_ENV)`);
  }
  write('package.json', JSON.stringify({ optionalDependencies: { [NODE]: '24.0.0' } }));
  write('package-lock.json', JSON.stringify(lock));
  chmodSync(write('bin/npm', npm), 0o755);
});

function npmCalls(): string[] {
  try {
    return readFileSync(join(folder.root, 'bin/npm.log'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

/** Runs a task as `npm run` does; `uid` as another user. */
function run(task: string, env: Record<string, string> = {}, uid?: number) {
  const path = [join(folder.root, 'bin'), dirname(process.execPath), process.env.PATH].join(
    delimiter,
  );
  return new Promise<{ output: string; status: unknown }>((resolve) => {
    execFile(
      process.execPath,
      [join(folder.root, 'scripts/run.mjs'), task],
      { cwd: folder.root, env: { PATH: path, PORT: '0', ...env }, uid },
      (error, stdout, stderr) => resolve({ output: stderr + stdout, status: error?.code ?? 0 }),
    );
  });
}

test.each(['start', 'test'])(
  'npm %s on a fresh clone works where the host has preset NODE_ENV=production',
  async (task) => {
    const first = await run(task, { NODE_ENV: 'production' });
    expect(first.output).toContain(`${task} undefined`);
    expect(npmCalls()).toEqual(['npm ci --include=dev --include=optional']);
    await run(task, { NODE_ENV: 'production' });
    expect(npmCalls(), 'installed once').toHaveLength(1);
  },
);

test('help names the commands, and a word that is none leads to it; nothing is installed', async () => {
  expect(await run('help')).toMatchObject({
    output: expect.stringMatching(/npm run start +builds .*\n.*npm run test/),
    status: 0,
  });
  const unknown = await run('strat');
  expect(unknown.output).toContain('There is no "strat"');
  expect(unknown.status).toBe(1);
  expect(npmCalls()).toEqual([]);
});

describe('what is installed stays when an install', () => {
  const another = { packages: { ...lock.packages, 'node_modules/a': { version: '1.0.0' } } };
  beforeEach(async () => {
    await run('start');
    write('package-lock.json', JSON.stringify(another));
  });
  afterEach(async () => {
    // The next start of what was there.
    write('package-lock.json', JSON.stringify(lock));
    expect((await run('start')).output).toContain('start undefined');
    expect(npmCalls()).toHaveLength(2);
  });

  test.each(['fails', 'leaves-node-out'])('%s', async (how) => {
    write(`bin/${how}`, '');
    const { output, status } = await run('start');
    expect(output).toContain('npm ci failed: see above.');
    expect(output).toContain('What was installed before is as it was.');
    expect(status).toBe(1);
  });

  test('is killed', async () => {
    write('bin/hangs', '');
    const child = spawn(process.execPath, [join(folder.root, 'scripts/run.mjs'), 'start'], {
      env: { PATH: `${join(folder.root, 'bin')}${delimiter}${process.env.PATH}`, PORT: '0' },
      detached: true,
      stdio: 'ignore',
    });
    await waitFor('npm', () => npmCalls().length === 2);
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await once(child, 'exit');
  });
});

test('an install that was killed between its two renames is put back', async () => {
  await run('start');
  renameSync(join(folder.root, 'node_modules'), join(folder.root, 'node_modules.before'));
  expect((await run('start')).output).toContain('start undefined');
  expect(npmCalls()).toHaveLength(1);
});

describe('before anything is installed', () => {
  test.each([
    ['start', 'npm start'],
    ['dev', 'npm run dev'],
  ])('%s says that the port is taken', async (task, again) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { output, status } = await run(task, { HOST: '127.0.0.1', PORT: String(port) });
    taken.close();
    expect(output).toBe(
      `Port ${port} is taken by another program. Stop it or choose another: PORT=${port + 1} ${again}\n`,
    );
    expect(status).toBe(1);
    expect(npmCalls()).toEqual([]);
  });

  test('a port that is none is named', async () => {
    const { output } = await run('start', { PORT: 'web' });
    expect(output).toBe('PORT must be a whole number up to 65535, for example 4321.\n');
    expect(npmCalls()).toEqual([]);
  });
});

describe('a folder that belongs to another user', () => {
  const root = process.getuid?.() === 0;
  const runAsOther = (task: string) => run(task, {}, root ? 65_534 : undefined);
  beforeEach(() => chmodSync(folder.root, 0o555));
  afterEach(() => chmodSync(folder.root, 0o755));

  test('is named, with what to do, when packages must be installed', async () => {
    const { output, status } = await runAsOther('start');
    expect(output).toBe(
      `The packages must be installed first. This user can't write in ${folder.root} (EACCES): run it as the user who owns that folder, or give the folder to this one with chown.\n`,
    );
    expect(status).toBe(1);
  });

  test('is no obstacle when they are there', async () => {
    chmodSync(folder.root, 0o755);
    await run('start');
    chmodSync(folder.root, 0o555);
    expect((await runAsOther('start')).output).toContain('start undefined');
  });
});
