import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { git, PublishRefused } from './git.ts';

/** The commit that the files are being brought to. It stays when that is broken off. */
const PULLING = 'refs/publish/pulling';
/** A file in these folders becomes part of the site by being there. */
const listed = ['content', 'public', 'src'];

/**
 * Brings the files to the newest commit of the branch that this one follows. What somebody has done
 * here is never lost.
 *
 * @throws PublishRefused
 */
export async function pull(root: string): Promise<void> {
  await finishBrokenPull(root);
  await refuseChangesByHand(root);
  const upstream = await git(
    root,
    ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'],
    'No branch of a git host is followed here. Once: git switch main && git branch --set-upstream-to=origin/main',
  );
  await git(root, ['fetch', '--quiet'], 'The git host gave nothing; the next publish tries again:');
  if (await git(root, ['rev-list', '--max-count=1', `${upstream}..HEAD`])) {
    throw new PublishRefused(
      `This server has commits that ${upstream} has not, or no longer. Look at them: git log ${upstream}..HEAD\nTo give them up: git reset --hard ${upstream}`,
    );
  }
  await git(root, ['update-ref', PULLING, upstream]);
  await git(root, ['merge', '--quiet', '--ff-only', upstream], 'The commits were not taken:');
  await git(root, ['update-ref', '-d', PULLING]);
}

/** What a kill leaves looks like changes made by hand, and like a git that is still at work. */
async function finishBrokenPull(root: string): Promise<void> {
  if (!(await git(root, ['for-each-ref', PULLING]))) return;
  const lock = await git(root, ['rev-parse', '--git-path', 'index.lock']);
  rmSync(resolve(root, lock), { force: true });
  await git(root, ['reset', '--quiet', '--hard', PULLING]);
  await git(root, ['update-ref', '-d', PULLING]);
}

async function refuseChangesByHand(root: string): Promise<void> {
  const changed = await git(root, ['diff', '--name-only', 'HEAD']);
  const added = await git(root, ['ls-files', '--others', '--exclude-standard', '--', ...listed]);
  const files = [changed, added].filter(Boolean).join('\n');
  if (!files) return;
  throw new PublishRefused(
    `Files were changed on this server, and only what is in the repository is published:\n${files}\nBring them into the repository if they matter. Then, here: git stash --include-untracked`,
  );
}
