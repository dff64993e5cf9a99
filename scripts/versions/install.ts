import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newReleaseId } from '../../src/server/release/publish.ts';
import { packagedNode } from '../node.mjs';
import { installPackages } from '../packages.mjs';
import { codeOf } from '../publish/code.ts';
import { PublishRefused } from '../publish/git.ts';
import { writeFiles } from '../publish/repository.ts';
import { change } from './switch.ts';
import { INCOMPLETE, readVersion, type Site, type Version } from './version.ts';

/**
 * Installs a version beside those that there are. It gets its name when all of it is on disk: until
 * then, and if it fails, nothing has changed.
 *
 * @throws PublishRefused
 */
export async function installVersion(site: Site, commit: string): Promise<Version> {
  removeBrokenOff(site);
  const id = newReleaseId(new Date());
  const dir = join(site.versions, id);
  const incomplete = dir + INCOMPLETE;
  try {
    mkdirSync(incomplete, { recursive: true });
    await writeFiles(site.repository, commit, incomplete);
    symlinkSync('../../dist', join(incomplete, 'dist'));
    const node = packagedNode(incomplete);
    const problem = await installPackages(incomplete, node ? [node] : []);
    if (problem) throw new PublishRefused(problem);
    const code = await codeOf(site.repository, commit);
    change({ dir: incomplete, id, code, content: commit }, {});
    // A power cut after the rename must not find empty files.
    await promisify(execFile)('sync');
    renameSync(incomplete, dir);
    return readVersion(dir);
  } catch (error) {
    rmSync(incomplete, { recursive: true, force: true });
    throw error;
  }
}

/** Brings a version's content to a commit. What it was built from before stays until that is whole. */
export async function placeContent(site: Site, version: Version, commit: string): Promise<void> {
  const content = join(version.dir, 'content');
  const [next, before] = [`${content}.next`, `${content}.before`];
  for (const left of [next, before]) rmSync(left, { recursive: true, force: true });
  await writeFiles(site.repository, `${commit}:content`, next);
  change(version, { content: undefined });
  if (existsSync(content)) renameSync(content, before);
  renameSync(next, content);
  change(version, { content: commit });
  rmSync(before, { recursive: true, force: true });
}

/** No other install is under way: publishes come one after the other. */
function removeBrokenOff({ versions }: Site): void {
  if (!existsSync(versions)) return;
  for (const name of readdirSync(versions).filter((each) => each.endsWith(INCOMPLETE))) {
    rmSync(join(versions, name), { recursive: true });
  }
}
