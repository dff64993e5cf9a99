import { stripVTControlCharacters } from 'node:util';
import { cleanText } from '../../src/forms/text.ts';
import { readCurrent } from '../../src/server/release/release.ts';
import { PublishRefused } from './git.ts';
import { lockPublishing } from './lock.ts';
import { changedFiles, lastCommit, markPublished, newCommits, rememberStart } from './news.ts';
import { pull } from './pull.ts';

interface Publishing {
  /** The project's folder, a clone of its repository. */
  readonly root: string;
  /** Where its releases lie. */
  readonly dist: string;
  /** Runs a task of the project as it stands after the pull. */
  readonly runTask: (
    ...words: readonly string[]
  ) => Promise<{ readonly status: number | null; readonly output: string }>;
  readonly say: (text: string) => void;
}

/**
 * Brings the newest commit onto the site, or says what keeps it from going there and who made it; then
 * the site is as it was. What failed before is tried again.
 *
 * @returns whether all is well; nothing new is well, too
 */
export async function publish(publishing: Publishing): Promise<boolean> {
  const { dist } = publishing;
  // Git hosts and content are quoted, with whatever would move a terminal's cursor.
  const say = (text: string) => publishing.say(cleanText(text));
  let unlock = () => {};
  try {
    unlock = lockPublishing(dist, say);
    await pullAndBuild({ ...publishing, say });
    return true;
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    say(`Not published, the site is as it was.\n${error.message}`);
    return false;
  } finally {
    unlock();
  }
}

async function pullAndBuild({ root, dist, runTask, say }: Publishing): Promise<void> {
  await rememberStart(root);
  await pull(root);
  const files = await changedFiles(root);
  const before = readCurrent(dist)?.id;
  const run = async (...words: readonly string[]) => {
    const { status, output } = await runTask(...words);
    const told = withoutProgress(output);
    if (status !== 0) throw new PublishRefused(`${told}\n${await commitsBehind(root, told)}`);
    if (told) say(told);
  };
  // The build knows every rule for content; code has others.
  if (!files.every((file) => /^(?:content|docs)\//.test(file))) await run('check');
  await run('build', '--if-changed');
  const last = await lastCommit(root);
  say(
    readCurrent(dist)?.id === before
      ? `Nothing new for the site. The last change:\n${last}`
      : `Published, and on the site within two seconds:\n${(await newCommits(root)) || last}`,
  );
  if (files.some((file) => /^(?:src\/|package-lock\.json$)/.test(file))) {
    say('Code has changed, too. The server takes up its own with: systemctl restart website');
  }
  await markPublished(root);
}

/** Who can mend it: the new commits that touch a file which is named, or else all new ones. */
async function commitsBehind(root: string, mistake: string): Promise<string> {
  const files = mistake.match(/\b(?:content|public|scripts|src|tests)\/[\w./[\]-]+\.\w+/g) ?? [];
  // Git refuses to look outside the repository.
  const own = files.filter((file) => !file.includes('..'));
  const commits = (await newCommits(root, own)) || (await newCommits(root));
  return commits && `It came with:\n${commits}`;
}

/** What a task has written but for the lines that say how far it is. */
function withoutProgress(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\d\d:\d\d:\d\d (?!.*\[ERROR\])| …$/.test(line))
    .join('\n')
    .trim();
}
