import { cleanLine, shortened } from '../../src/forms/text.ts';
import { git } from './git.ts';

/** The last commit that is on the site. */
const PUBLISHED = 'refs/publish/published';
const NEW = `${PUBLISHED}..HEAD`;
/** Of each commit, and of all: whoever wants more asks git. */
const MOST_CHARACTERS = 300;
const MOST_COMMITS = 30;

/** Remembers, before the first publish, that what is here was put on the site by hand. */
export async function rememberStart(root: string): Promise<void> {
  const problem = `${root} can't be used as a git repository:`;
  if (!(await git(root, ['for-each-ref', PUBLISHED], problem))) await markPublished(root);
}

/** Notes that what is here is on the site. */
export async function markPublished(root: string): Promise<void> {
  await git(root, ['update-ref', PUBLISHED, 'HEAD']);
}

/** Files that have changed since the last publish. */
export async function changedFiles(root: string): Promise<string[]> {
  return (await git(root, ['diff', '--name-only', PUBLISHED, 'HEAD'])).split('\n').filter(Boolean);
}

/** What was changed since the last publish, by whom and when, a line each; in these files, or at all. */
export function newCommits(root: string, files: readonly string[] = []): Promise<string> {
  return log(root, [NEW, '--', ...files]);
}

/** The last change, by whom and when. */
export function lastCommit(root: string): Promise<string> {
  return log(root, ['--max-count=1']);
}

/** Names and subjects are whatever somebody has written, also what would move a terminal's cursor. */
async function log(root: string, args: readonly string[]): Promise<string> {
  const format = '--format=- %<(200,trunc)%s (%an <%ae>, %ad)';
  const date = '--date=format-local:%d %b %Y, %H:%M IST';
  const count = `--max-count=${MOST_COMMITS}`;
  const said = await git(root, ['log', '--no-merges', count, format, date, ...args]);
  const lines = said.split('\n').map((line) => shortened(cleanLine(line), MOST_CHARACTERS));
  return lines.join('\n');
}
