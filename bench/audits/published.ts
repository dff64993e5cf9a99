import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where Debian's machines say what they install from. */
const DEBIAN_SOURCES = '/etc/apt/sources.list.d/debian.sources';

export interface Published {
  readonly registry: 'npm' | 'debian';
  readonly name: string;
  readonly version: string;
}

const run = promisify(execFile);

/** Fetches what was published, once, and unpacks it. Resolves with its folder; rejects when it can't be had. */
export async function unpacked(wanted: Published, cache: string): Promise<string> {
  const folder = join(cache, `${wanted.name}-${wanted.version}`);
  const done = join(folder, '.complete');
  if (existsSync(done)) return folder;
  await mkdir(folder, { recursive: true });
  const archive = await (wanted.registry === 'npm' ? fromNpm : fromDebian)(wanted, folder);
  await run('tar', ['-xf', archive, '--strip-components=1'], { cwd: folder });
  await writeFile(done, '');
  return folder;
}

async function fromNpm({ name, version }: Published, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
  return stdout.trim();
}

/** The sources as their authors published them, by lists of sources of our own: few machines read those. */
async function fromDebian({ name, version }: Published, folder: string): Promise<string> {
  const apt = join(folder, 'apt');
  await mkdir(join(apt, 'lists/partial'), { recursive: true });
  const binaries = await readFile(DEBIAN_SOURCES, 'utf8');
  const list = join(apt, 'debian.sources');
  await writeFile(list, binaries.replaceAll(/^Types:.*$/gm, 'Types: deb-src'));
  const own = { sourcelist: list, sourceparts: '/dev/null' };
  const options = [
    ...Object.entries(own).flatMap(([key, value]) => ['-o', `Dir::Etc::${key}=${value}`]),
    ...['-o', `Dir::State::lists=${join(apt, 'lists')}`, '-o', `Dir::Cache=${apt}`],
  ];
  await run('apt-get', [...options, 'update'], { cwd: folder });
  const source = ['source', '--download-only', '--tar-only', `${name}=${version}`];
  await run('apt-get', [...options, ...source], { cwd: folder });
  const archive = (await readdir(folder)).find((file) => file.includes('.orig.tar.'));
  if (archive === undefined) throw new Error(`${name} ${version} has no sources.`);
  return archive;
}
