import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Publishing, publish, type Step } from '../../scripts/publish/publish.ts';
import { makeRepository } from '../../scripts/publish/repository.ts';
import { change } from '../../scripts/versions/switch.ts';
import { readVersion, type Site, siteAt } from '../../scripts/versions/version.ts';
import { readCurrent } from '../../src/server/release/release.ts';
import { releaseFixture } from '../server/fixture-site.ts';

export const PRICE = 'content/price.yaml';
export const MISTAKE = `[AstroUserError] A mistake in ${PRICE}:\n  line 1: price is "wrong". Write a number.`;
/** The code of the fixture needs no packages, and npm is not asked for any. */
const project = {
  'package.json': '{}',
  'package-lock.json': '{"packages":{"":{}}}',
  'scripts/build.ts': 'first',
  [PRICE]: 'price: 1',
};

export const git = (where: string, ...args: readonly string[]) => {
  const who = ['-c', 'user.name=Asha Rao', '-c', 'user.email=asha@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: where, encoding: 'utf8', stdio: 'pipe' });
};

/**
 * A site on a server, the git host that it follows and a colleague's clone, before each test. The
 * project's own tasks have a stand-in, in the time of a test.
 */
export function publishedSite() {
  let root = '';
  let scripts: string[] = [];
  const at = {
    get folder() {
      return root;
    },
    get site(): Site {
      return siteAt(join(root, 'site'));
    },
    get colleague() {
      return join(root, 'colleague');
    },
    /** Keys that may change code; none at first. */
    get signers() {
      return join(root, 'signers');
    },
    /** The scripts of versions that were run, with the version's code. */
    get scripts() {
      return scripts;
    },
    write(file: string, text: string): string {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    /** What somebody does in the editor: files change, and the git host has them. */
    change(files: Readonly<Record<string, string>>, subject: string, ...options: string[]): string {
      for (const [file, text] of Object.entries(files)) at.write(`colleague/${file}`, text);
      return at.commit(subject, ...options);
    },
    /** Commits and pushes what the colleague's files are now. */
    commit(subject: string, ...options: readonly string[]): string {
      const date = ['--date', '2026-03-01T20:00:00Z'];
      git(at.colleague, 'add', '-A');
      git(at.colleague, ...options, 'commit', '-q', '-m', subject, ...date);
      git(at.colleague, 'push', '-q', '--tags', 'origin', 'main');
      return git(at.colleague, 'rev-parse', 'HEAD').trim();
    },
    async run({ steps, ...changes }: Partial<Publishing> & { steps?: readonly Step[] } = {}) {
      const said: string[] = [];
      scripts = [];
      const say = (text: string) => void said.push(text);
      const publishing = { site: at.site, signers: at.signers, runScript, say, ...changes };
      return { ok: await publish(publishing, steps), said: said.join('\n') };
    },
    served: () => readFileSync(join(readCurrent(at.site.dist)?.dir ?? '', 'Contact.html'), 'utf8'),
  };

  const runScript: Publishing['runScript'] = async ({ dir }, script = '', ...words) => {
    const code = readFileSync(join(dir, 'scripts/build.ts'), 'utf8');
    scripts.push([`${code}:`, script, ...words].join(' '));
    if (script === 'try-version.ts') {
      change(readVersion(dir), { tables: [`0001-${code}`] });
      return { status: 0, output: '' };
    }
    const price = readFileSync(join(dir, PRICE), 'utf8');
    const output = `Building the site …\n13:33:21 [content] Syncing content\n`;
    if (price.includes('wrong')) return { status: 1, output: output + MISTAKE };
    // Of a version it leads to the site's, of a draft it is its own.
    const dist = realpathSync(join(dir, 'dist'));
    if (words.includes('--hold') || readCurrent(dist)?.builtFrom !== price + code) {
      await releaseFixture(dist, { 'Contact.html': price }, { builtFrom: price + code });
    }
    return { status: 0, output };
  };

  // Made once and copied to where it was made, since clones name their host by its whole path.
  const made = () => `${root}.made`;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'published-'));
    git(root, 'init', '-q', '--bare', '-b', 'main', 'host.git');
    git(root, 'clone', '-q', 'host.git', 'colleague');
    git(at.colleague, 'switch', '-q', '-c', 'main');
    at.change(project, 'The first price');
    mkdirSync(at.site.versions, { recursive: true });
    await makeRepository(at.site.repository, at.colleague);
    const { ok, said } = await at.run();
    if (!ok) throw new Error(said);
    renameSync(root, made());
  });
  beforeEach(() => cpSync(made(), root, { recursive: true, verbatimSymlinks: true }));
  afterEach(() => rmSync(root, { recursive: true }));
  afterAll(() => rmSync(made(), { recursive: true }));
  return at;
}

/** Makes a key and what signs with it, as options for git. */
export function makeKey(folder: string, name: string) {
  const file = join(folder, name);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', file]);
  const options = ['gpg.format=ssh', `user.signingKey=${file}`, 'commit.gpgSign=true'];
  const publicKey = readFileSync(`${file}.pub`, 'utf8').split(' ').slice(0, 2).join(' ');
  return {
    signing: options.flatMap((option) => ['-c', option]),
    listed: `${name}@example.com namespaces="git" ${publicKey}\n`,
  };
}
