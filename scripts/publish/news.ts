import { cleanLine, shortened } from '../../src/forms/text.ts';
import { git } from './git.ts';
import { ACCEPTED, NEWEST, PUBLISHED } from './repository.ts';

/** Of each commit, and of all: whoever wants more asks git. */
const MOST_CHARACTERS = 300;
const MOST_COMMITS = 30;

/** Notes that what was accepted is on the site. */
export async function markPublished(repository: string): Promise<void> {
  await git(repository, ['update-ref', PUBLISHED, ACCEPTED]);
}

/** What was changed since the last publish, by whom and when, a line each; in these files, or at all. */
export async function newCommits(
  repository: string,
  files: readonly string[] = [],
): Promise<string> {
  // Before the first publish all is new, and nothing is news.
  if (!(await git(repository, ['for-each-ref', PUBLISHED]))) return '';
  return log(repository, ['--no-merges', `${PUBLISHED}..${ACCEPTED}`, '--', ...files]);
}

/** The mail addresses of those who have changed something since the last publish, accepted or not. */
export async function newAuthors(repository: string): Promise<string[]> {
  if (!(await git(repository, ['for-each-ref', PUBLISHED]))) return [];
  const range = ['log', `--max-count=${MOST_COMMITS}`, '--no-merges', '--format=%ae'];
  const said = await git(repository, [...range, `${PUBLISHED}..${NEWEST}`]);
  return [...new Set(said.split('\n').map(cleanLine).filter(Boolean))];
}

/** A commit, by whom and when. */
export function commitLine(repository: string, commit: string): Promise<string> {
  return log(repository, ['--no-walk', commit]);
}

/** Names and subjects are whatever somebody has written, also what would move a terminal's cursor. */
async function log(repository: string, args: readonly string[]): Promise<string> {
  const format = '--format=- %<(200,trunc)%s (%an <%ae>, %ad)';
  const date = '--date=format-local:%d %b %Y, %H:%M IST';
  const count = `--max-count=${MOST_COMMITS}`;
  const said = await git(repository, ['log', count, format, date, ...args]);
  const lines = said.split('\n').map((line) => shortened(cleanLine(line), MOST_CHARACTERS));
  return lines.join('\n');
}
