import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockPublishing } from '../../scripts/publish/lock.ts';
import { makeRepository } from '../../scripts/publish/repository.ts';
import { currentVersion } from '../../scripts/versions/version.ts';
import { readCurrent } from '../../src/server/release/release.ts';
import { startNode } from '../helpers/node-process.ts';
import { waitFor } from '../helpers/wait-for.ts';
import { git, MISTAKE, PRICE, publishedSite } from './published-site.ts';

const at = publishedSite();

test('a commit of content goes onto the site, and it is said whose and when', async () => {
  at.change({ [PRICE]: 'price: 2' }, 'A new price');
  const { ok, said } = await at.run();
  expect(ok).toBe(true);
  expect(said).toBe(
    'Published, and on the site within two seconds:\n- A new price (Asha Rao <asha@example.com>, 02 Mar 2026, 01:30 IST)',
  );
  expect(at.served()).toBe('price: 2');
  expect(at.scripts).toEqual(['first: build.ts --if-changed']);
});

test('nothing new is well, and changes nothing', async () => {
  const before = readCurrent(at.site.dist)?.id;
  const { ok, said } = await at.run();
  expect(ok).toBe(true);
  expect(said).toMatch(
    /^Nothing new for the site\. The last change:\n- The first price \(Asha Rao/,
  );
  expect(readCurrent(at.site.dist)?.id).toBe(before);
});

test('a mistake is told with its author, the site stays, and each publish tries again until it is mended', async () => {
  at.change({ 'content/other.yaml': 'a: 1' }, 'Something else');
  at.change({ [PRICE]: 'price: wrong' }, 'A wrong price');
  for (const _try of ['first', 'second']) {
    const { ok, said } = await at.run();
    expect(ok).toBe(false);
    expect(said).toMatch(/^Not published, the site is as it was\.\n/);
    expect(said).toContain(`${MISTAKE}\nIt came with:\n- A wrong price (Asha Rao`);
    expect(said).not.toMatch(/Something else|Building|Syncing/);
    expect(at.served()).toBe('price: 1');
  }
  at.change({ [PRICE]: 'price: 2' }, 'The right price');
  expect((await at.run()).said).toMatch(
    /- The right price .+\n- A wrong price .+\n- Something else/,
  );
  expect(at.served()).toBe('price: 2');
});

test.each([
  `${PRICE}: no such office.`,
  'content/a.md: there is no picture content/../../../a.jpg.',
])('a mistake in what nobody has touched comes with all that is new: %s', async (output) => {
  at.change({ 'content/other.yaml': 'a: 1' }, 'Something else');
  const { said } = await at.run({ runScript: async () => ({ status: 1, output }) });
  expect(said).toContain(`${output}\nIt came with:\n- Something else`);
});

test('what others write into commits neither moves the terminal nor fills it', async () => {
  const subject = `\u001b[2JPublished\u202E ${'long '.repeat(400_000)}`;
  const message = at.write('message', subject);
  writeFileSync(join(at.colleague, PRICE), 'price: 2');
  const author = ['-c', 'user.name=\u001b]0;Asha\u0007'];
  git(at.colleague, ...author, 'commit', '-q', '-a', '-F', message);
  git(at.colleague, 'push', '-q');
  const { ok, said } = await at.run();
  expect(ok).toBe(true);
  expect(said).toMatch(/^Published, and on the site.*\n- .{0,20}Published long .+ \(.*Asha <asha@/);
  expect(said).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  expect(said.length).toBeLessThan(1000);
});

test.each<[string, () => void, RegExp]>([
  [
    'a git host that is away',
    () => git(at.site.repository, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/x'),
    /git host gave nothing; the next publish tries again:\nfatal: unable to access/,
  ],
  ['a machine without git', () => vi.stubEnv('PATH', '/nowhere'), /apt-get install git/],
])('%s is told, with what to do', async (_what, spoil, sentence) => {
  spoil();
  const { ok, said } = await at.run();
  vi.unstubAllEnvs();
  expect(ok).toBe(false);
  expect(said).toMatch(sentence);
  expect(at.scripts).toEqual([]);
});

test('a hook of another repository can start it', async () => {
  at.change({ [PRICE]: 'price: 2' }, 'A new price');
  vi.stubEnv('GIT_DIR', join(at.folder, 'host.git'));
  const { ok } = await at.run();
  vi.unstubAllEnvs();
  expect(ok).toBe(true);
  expect(at.served()).toBe('price: 2');
});

test('content that was being replaced when it was killed is laid anew', async () => {
  at.change({ [PRICE]: 'price: 2', 'content/added.yaml': 'a: 1' }, 'A new price');
  expect(await at.run({ steps: ['take'] })).toMatchObject({ ok: true });
  const { dir = '' } = currentVersion(at.site) ?? {};
  const manifest = join(dir, '.version.json');
  const { content: _being, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify(rest));
  renameSync(join(dir, 'content'), join(dir, 'content.before'));
  expect(await at.run()).toMatchObject({ ok: true });
  expect(at.served()).toBe('price: 2');
  expect(existsSync(join(dir, 'content/added.yaml'))).toBe(true);
  expect(existsSync(join(dir, 'content.before'))).toBe(false);
});

test('what was taken with the network is built without it', async () => {
  at.change({ [PRICE]: 'price: 2' }, 'A new price');
  await at.run({ steps: ['take'] });
  expect(at.scripts).toEqual([]);
  rmSync(join(at.folder, 'host.git'), { recursive: true });
  expect((await at.run({ steps: ['build'] })).said).toMatch(/^Published, .*\n- A new price/);
  expect(at.served()).toBe('price: 2');
});

test('a clone that has commits of its own makes no site', async () => {
  writeFileSync(join(at.colleague, PRICE), 'price: 2');
  git(at.colleague, 'commit', '-q', '-a', '-m', 'Not pushed');
  const made = makeRepository(join(at.folder, 'other.git'), at.colleague);
  await expect(made).rejects.toThrow('Push it first.');
  expect(existsSync(join(at.folder, 'other.git'))).toBe(false);
});

test('a second publish waits for the first, and not for one that was killed', async () => {
  const hold = () => {
    const started = startNode('tests/scripts/hold-publish-lock.ts', [at.site.dist], {});
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
  lockPublishing(at.site.dist, (sentence) => expect.unreachable(sentence))();
});
