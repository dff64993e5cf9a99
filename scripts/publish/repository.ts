import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { git, gitAgrees, PublishRefused } from './git.ts';

/** The newest commit of the branch that was cloned. */
export const NEWEST = 'refs/publish/newest';
/** The newest commit whose code somebody has answered for: what is put on the site. */
export const ACCEPTED = 'refs/publish/accepted';
/** The last commit that is on the site. */
export const PUBLISHED = 'refs/publish/published';

/** Below it, what waits in the editor: each a branch of the git host below `cms/`. */
export const DRAFTS = 'refs/publish/drafts';

/**
 * Makes the repository of a new site from a clone, in which somebody stands who has looked at it: its
 * commit is accepted. It holds no files, only what git keeps of them.
 */
export async function makeRepository(repository: string, clone: string): Promise<void> {
  const problem = `${clone} can't be used as a git repository:`;
  const head = await git(clone, ['rev-parse', 'HEAD'], { problem, remote: true });
  const url = await git(clone, ['remote', 'get-url', 'origin'], { problem, remote: true });
  const branch = await git(clone, ['symbolic-ref', '--short', 'HEAD'], { problem, remote: true });
  const incomplete = `${repository}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  const cloning = ['clone', '--quiet', '--bare', '--branch', branch, url, incomplete];
  await git(dirname(repository), cloning, { remote: true });
  await git(incomplete, ['update-ref', ACCEPTED, head], {
    problem: `${head} is not in ${url}. Push it first.`,
  });
  renameSync(incomplete, repository);
}

/**
 * Fetches what is new, to be looked at.
 *
 * @param drafts whether that is all which waits in the editor, too
 * @throws PublishRefused
 */
export async function fetchNewest(repository: string, drafts: boolean): Promise<void> {
  if (!existsSync(repository)) throw new PublishRefused(`There is no ${repository}.`);
  const branch = await git(repository, ['symbolic-ref', 'HEAD']);
  const refs = [`+${branch}:${NEWEST}`, '+refs/tags/*:refs/tags/*'];
  if (drafts) refs.push(`+refs/heads/cms/*:${DRAFTS}/cms/*`);
  await git(repository, ['fetch', '--quiet', '--no-tags', '--prune', 'origin', ...refs], {
    problem: 'The git host gave nothing; the next publish tries again:',
    remote: true,
  });
}

/** Whether `earlier` is `later`, or came before it. */
export function isBefore(repository: string, earlier: string, later: string): Promise<boolean> {
  return gitAgrees(repository, ['merge-base', '--is-ancestor', earlier, later]);
}

/** Writes the files of a commit, or of a folder in it, into a folder that is made for them. */
export async function writeFiles(repository: string, tree: string, folder: string): Promise<void> {
  const env = {
    GIT_DIR: repository,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: `${folder}.index`,
  };
  mkdirSync(folder, { recursive: true });
  try {
    await git(folder, ['read-tree', tree], { env });
    await git(folder, ['checkout-index', '--all'], { env });
  } finally {
    rmSync(env.GIT_INDEX_FILE, { force: true });
  }
}
