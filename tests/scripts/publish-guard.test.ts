import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { goBackToVersion } from '../../scripts/versions/switch.ts';
import { currentVersion, listVersions } from '../../scripts/versions/version.ts';
import { filesBelow, readPointer } from '../../src/server/release/release.ts';
import { git, makeKey, PRICE, publishedSite } from './published-site.ts';

const at = publishedSite();
const NEW_PRICE = { [PRICE]: 'price: 2' };
const NEW_CODE = { 'scripts/build.ts': 'second' };

/** Would be there if anything that was pushed had been run. */
const canary = () => join(at.folder, 'canary');
const evil = () => `#!/bin/sh\ntouch ${canary()}\n`;

/** All that a publish could have changed, but for the record of what became of it. */
const state = () => ({
  files: filesBelow(at.site.versions)
    .filter((name) => !name.endsWith('dist/publish.json'))
    .map((name) => [name, readFileSync(join(at.site.versions, name), 'utf8')]),
  version: currentVersion(at.site)?.id,
  release: readPointer(at.site.dist),
});

async function expectRefusal(named: string | RegExp): Promise<void> {
  const before = state();
  // As if somebody had told git of the filter on this machine.
  const config = at.write('gitconfig', `[filter "evil"]\n  smudge = touch ${canary()}`);
  vi.stubEnv('GIT_CONFIG_GLOBAL', config);
  const { ok, said } = await at.run();
  vi.unstubAllEnvs();
  expect(ok).toBe(false);
  expect(said).toMatch(/^Not published, the site is as it was\.\n/);
  expect(said).toMatch(named);
  expect(at.scripts).toEqual([]);
  expect(state()).toEqual(before);
  expect(existsSync(canary())).toBe(false);
}

/** What a name says that could make a publish run it. */
const ways = (): Readonly<Record<string, string>> => ({
  'scripts/build.ts': evil(),
  'scripts/publish/guard.ts': evil(),
  'src/server/main.ts': evil(),
  'astro.config.mjs': evil(),
  'package.json': `{"scripts":{"preinstall":"touch ${canary()}"}}`,
  'package-lock.json': '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}',
  '.npmrc': `script-shell=${canary()}`,
  'hooks/post-checkout': evil(),
  '.gitattributes': '* filter=evil',
  'content/.gitattributes': '* filter=evil',
  'content/.hidden/price.yaml': 'price: 2',
  'content/price.yaml.ts': evil(),
  'content/scenes/shop.svg': '<svg><script>alert(1)</script></svg>',
  'Content/price.yaml': 'price: 2',
  '.github/workflows/ci.yml': evil(),
  'docs/recipes/telegram.ts': evil(),
});

test('nothing is run of what a push changes beside texts and pictures, and each of it is named', async () => {
  at.change({ ...ways(), ...NEW_PRICE }, 'A new price');
  const named = Object.keys(ways()).sort();
  await expectRefusal(
    `- A new price (Asha Rao <asha@example.com>, 02 Mar 2026, 01:30 IST)\n  ${named.join('\n  ')}\nWho may`,
  );
});

describe('nothing is run of', () => {
  test('a text that may be executed', async () => {
    chmodSync(join(at.colleague, PRICE), 0o755);
    at.commit('A new price');
    await expectRefusal(`\n  ${PRICE}\n`);
  });

  test('a link in content, to what the server keeps', async () => {
    symlinkSync('/etc/website.env', join(at.colleague, 'content/settings.yaml'));
    at.commit('A new price');
    await expectRefusal('\n  content/settings.yaml\n');
  });

  test('a link in the place of content', async () => {
    rmSync(join(at.colleague, 'content'), { recursive: true });
    symlinkSync('/etc', join(at.colleague, 'content'));
    at.commit('A new price');
    await expectRefusal('\n  content\n');
  });

  test('a submodule in content', async () => {
    const id = git(at.colleague, 'rev-parse', 'HEAD').trim();
    git(at.colleague, 'update-index', '--add', '--cacheinfo', `160000,${id},content/other`);
    git(at.colleague, 'commit', '-q', '-m', 'A new price');
    git(at.colleague, 'push', '-q', 'origin', 'main');
    await expectRefusal('\n  content/other\n');
  });

  test('code that a branch brings, by a merge', async () => {
    git(at.colleague, 'switch', '-q', '-c', 'side');
    at.change(NEW_CODE, 'Code');
    git(at.colleague, 'switch', '-q', 'main');
    at.change(NEW_PRICE, 'A new price');
    git(at.colleague, 'merge', '-q', '--no-ff', '-m', 'Merge', 'side');
    git(at.colleague, 'push', '-q', 'origin', 'main');
    await expectRefusal('\n  scripts/build.ts\n');
  });

  test('a history that was written anew', async () => {
    at.change(NEW_PRICE, 'A new price');
    await at.run();
    git(at.colleague, 'reset', '-q', '--hard', 'HEAD~1');
    git(at.colleague, 'push', '-q', '--force', 'origin', 'main');
    await expectRefusal(/no longer has the commit .*\n- A new price/);
  });

  test('an annotated tag that nobody has signed', async () => {
    at.change(NEW_CODE, 'Code');
    git(at.colleague, 'tag', '-a', 'v2', '-m', 'v2');
    git(at.colleague, 'push', '-q', '--tags');
    await expectRefusal('\n  scripts/build.ts\n');
  });
});

test('code that was pushed and taken back again holds nothing up', async () => {
  at.change(NEW_CODE, 'Code');
  await expectRefusal('- Code');
  git(at.colleague, 'revert', '--no-edit', 'HEAD');
  at.change(NEW_PRICE, 'A new price');
  expect((await at.run()).ok).toBe(true);
  expect(at.served()).toBe('price: 2');
  expect(listVersions(at.site)).toHaveLength(1);
});

describe('keys', () => {
  let key: ReturnType<typeof makeKey>;
  beforeEach(() => {
    key = makeKey(at.folder, 'asha');
    at.write('signers', key.listed);
  });

  const expectVersion = async (code: string, run = at.run()) => {
    const { ok, said } = await run;
    expect(said).toContain('systemctl restart website');
    expect(ok).toBe(true);
    expect(at.scripts).toEqual([
      `${code}: build.ts --hold`,
      expect.stringMatching(`${code}: try-version.ts \\d{8}-`),
    ]);
    const { dir = '' } = currentVersion(at.site) ?? {};
    expect(readFileSync(join(dir, 'scripts/build.ts'), 'utf8')).toBe(code);
    return said;
  };

  test('of the list bring another version beside the one that there is', async () => {
    const [first] = listVersions(at.site);
    at.change({ ...NEW_CODE, ...NEW_PRICE }, 'Code', ...key.signing);
    const said = await expectVersion('second');
    expect(said).toContain('Its start adds to the tables: 0001-second');
    expect(at.served()).toBe('price: 2');
    expect(readFileSync(join(first?.dir ?? '', PRICE), 'utf8')).toBe('price: 1');
    // Texts need no signature, and no other version.
    at.change({ [PRICE]: 'price: 3' }, 'A newer price');
    await at.run();
    expect(at.scripts).toEqual(['second: build.ts --if-changed']);
    expect(at.served()).toBe('price: 3');
  });

  test('that are not on the list do not', async () => {
    at.change(NEW_CODE, 'Code', ...makeKey(at.folder, 'eve').signing);
    await expectRefusal('\n  scripts/build.ts\n');
  });

  test('do not answer for what others have changed before', async () => {
    at.change(NEW_CODE, 'Code of somebody');
    at.change(NEW_PRICE, 'A new price', ...key.signing);
    await expectRefusal('- Code of somebody');
  });

  test('answer for all up to a commit with a tag, and for none after it', async () => {
    at.change(NEW_CODE, 'Code of somebody');
    git(at.colleague, ...key.signing, 'tag', '-s', 'v2', '-m', 'v2');
    at.change(NEW_PRICE, 'A new price');
    await expectVersion('second');
    at.change({ 'scripts/build.ts': 'third' }, 'More code');
    await expectRefusal('- More code');
  });

  test('are needed to go back to code of before', async () => {
    at.change(NEW_CODE, 'Code', ...key.signing);
    await expectVersion('second');
    at.change({ 'scripts/build.ts': 'first' }, 'The old code');
    await expectRefusal('- The old code');
  });

  test('bring neither links nor submodules', async () => {
    symlinkSync('/etc/website.env', join(at.colleague, 'src'));
    at.commit('A link', ...key.signing);
    await expectRefusal('Links and submodules are never published:\nsrc');
  });

  test('are not needed for a commit that somebody at the server trusts', async () => {
    const trusted = at.change(NEW_CODE, 'Code');
    at.change({ 'scripts/build.ts': 'third' }, 'More code');
    const { said } = await at.run({ trusted: trusted.slice(0, 12) });
    expect(said).toContain('- More code');
    git(at.colleague, 'revert', '--no-edit', 'HEAD');
    git(at.colleague, 'push', '-q', 'origin', 'main');
    await expectVersion('second', at.run({ trusted }));
    expect((await at.run({ trusted: 'abcdef' })).said).toContain('There is no commit abcdef');
  });

  test('a version that was gone back from stays away, and texts go on', async () => {
    at.change(NEW_CODE, 'Code', ...key.signing);
    await expectVersion('second');
    goBackToVersion(at.site);
    at.change(NEW_PRICE, 'A new price');
    await at.run();
    expect(at.scripts).toEqual(['first: build.ts --if-changed']);
    expect(at.served()).toBe('price: 2');
    at.change({ 'scripts/build.ts': 'third' }, 'It is mended', ...key.signing);
    await expectVersion('third');
  });

  test('a version that does not work when it is tried changes nothing that runs', async () => {
    at.change({ ...NEW_CODE, ...NEW_PRICE }, 'Code', ...key.signing);
    const before = currentVersion(at.site)?.id;
    const { ok, said } = await at.run({
      runScript: async (_version, script) => ({
        status: script === 'try-version.ts' ? 1 : 0,
        output: 'Its server does not answer.',
      }),
    });
    expect(ok).toBe(false);
    expect(said).toContain('Its server does not answer.\nIt came with:\n- Code');
    expect(currentVersion(at.site)?.id).toBe(before);
    expect(at.served()).toBe('price: 1');
    await expectVersion('second');
  });

  test('three versions are kept', async () => {
    for (const code of ['second', 'third', 'fourth']) {
      at.change({ 'scripts/build.ts': code }, code, ...key.signing);
      await expectVersion(code);
    }
    expect(listVersions(at.site)).toHaveLength(3);
  });
});
