import { stripVTControlCharacters } from 'node:util';
import { cleanText } from '../../src/forms/text.ts';
import { serve } from '../../src/server/release/publish.ts';
import { listReleases, readCurrent } from '../../src/server/release/release.ts';
import { installVersion, placeContent } from '../versions/install.ts';
import { removeOldVersions, switchTo } from '../versions/switch.ts';
import {
  currentVersion,
  listVersions,
  readVersion,
  type Site,
  type Version,
} from '../versions/version.ts';
import { codeOf, refuseStrange } from './code.ts';
import { buildDrafts } from './drafts.ts';
import { git, PublishRefused } from './git.ts';
import { acceptNewest } from './guard.ts';
import { lockPublishing } from './lock.ts';
import { commitLine, markPublished, newAuthors, newCommits } from './news.ts';
import { readRecord, record } from './record.ts';
import { ACCEPTED, fetchNewest } from './repository.ts';

export interface Publishing {
  readonly site: Site;
  /** File of the keys whose holders may change more than content. */
  readonly signers: string;
  /** A commit that somebody at the server answers for. */
  readonly trusted?: string | undefined;
  /** Runs a script of a version, on its own Node, in its folder. */
  readonly runScript: (
    version: Version,
    ...words: readonly string[]
  ) => Promise<{ readonly status: number | null; readonly output: string }>;
  readonly say: (text: string) => void;
  /** Where drafts are shown, such as https://drafts.example.com; they are built with it alone. */
  readonly drafts?: string | undefined;
}

/** Needs the git host, and the registry when there is other code; runs nothing of what it takes. */
export type Step = 'take' | 'build';

/**
 * Brings the newest commit onto the site, or says what keeps it from going there and who made it; then
 * the site is as it was. What failed before is tried again. With other code comes another version,
 * which is tried before the next start may take it.
 *
 * @returns whether all is well; nothing new is well, too
 */
export async function publish(
  publishing: Publishing,
  steps: readonly Step[] = ['take', 'build'],
): Promise<boolean> {
  // Git hosts and content are quoted, with whatever would move a terminal's cursor.
  const say = (text: string) => publishing.say(cleanText(text));
  let unlock: (() => void) | undefined;
  try {
    unlock = lockPublishing(publishing.site.dist, say);
    if (steps.includes('take')) await take(publishing);
    if (steps.includes('build')) {
      await build({ ...publishing, say });
      if (publishing.drafts) await showDrafts(publishing, publishing.drafts);
    }
    return true;
  } catch (error) {
    // What the system refuses is told, too: a disk that is full, a folder of somebody else's.
    const isTold =
      error instanceof PublishRefused || (error instanceof Error && 'syscall' in error);
    if (!isTold) throw error;
    const said = `Not published, the site is as it was.\n${error.message}`;
    say(said);
    if (unlock) await note(publishing.site, false, said);
    return false;
  } finally {
    unlock?.();
  }
}

/** Lays the newest commit where it can be built, if all that is new in it may be there. */
async function take({ site, signers, trusted, drafts }: Publishing): Promise<void> {
  await fetchNewest(site.repository, drafts !== undefined);
  await acceptNewest(site.repository, signers, trusted);
  await refuseStrange(site.repository, ACCEPTED);
  const commit = await git(site.repository, ['rev-parse', ACCEPTED]);
  const version = await versionFor(site);
  if (!version) await installVersion(site, commit);
  else if (version.content !== commit) await placeContent(site, version, commit);
}

/** The version that has the accepted code; while that one is gone back from, the one in its place. */
async function versionFor(site: Site): Promise<Version | undefined> {
  const code = await codeOf(site.repository, ACCEPTED);
  const found = listVersions(site).findLast((version) => version.code === code);
  return found?.withdrawn ? currentVersion(site) : found;
}

async function build(publishing: Publishing): Promise<void> {
  const { site, runScript, say } = publishing;
  const version = await versionFor(site);
  const commit = await git(site.repository, ['rev-parse', ACCEPTED]);
  if (version?.content !== commit) throw new PublishRefused('Nothing was taken that can be built.');
  const before = readCurrent(site.dist)?.id;
  const run = async (...words: readonly string[]) => {
    const { status, output } = await runScript(version, ...words);
    const told = withoutProgress(output);
    if (status !== 0) throw new PublishRefused(`${told}\n${await commitsBehind(site, told)}`);
    return told;
  };
  const current = currentVersion(site);
  if (version.id === current?.id) {
    const told = await run('build.ts', '--if-changed');
    if (told) say(told);
  } else {
    await run('build.ts', '--hold');
    const release = listReleases(site.dist).at(-1)?.id ?? '';
    await run('try-version.ts', release);
    const { tables = [] } = readVersion(version.dir);
    switchTo(site, version.id);
    serve(site.dist, release);
    say(describeSwitch(version.id, tables, current));
  }
  const last = await commitLine(site.repository, commit);
  const isNew = readCurrent(site.dist)?.id !== before;
  const said = isNew
    ? `Published, and on the site within two seconds:\n${(await newCommits(site.repository)) || last}`
    : `Nothing new for the site. The last change:\n${last}`;
  say(said);
  if (isNew || readRecord(site).last?.done === false) await note(site, true, said);
  await markPublished(site.repository);
  removeOldVersions(site);
}

/** Records what became of a publish, for the editor and for `npm run watch`. */
async function note(site: Site, done: boolean, said: string): Promise<void> {
  const before = readRecord(site).last;
  // A publish that fails again has nothing new to tell.
  if (before?.done === done && before.said === said) return;
  const by = await newAuthors(site.repository).catch(() => []);
  record(site, { last: { at: new Date().toISOString(), done, said, by } });
}

async function showDrafts({ site, runScript }: Publishing, host: string): Promise<void> {
  const version = currentVersion(site);
  const build = async (dir: string) => {
    const { status, output } = await runScript(
      { ...version, dir } as Version,
      'build.ts',
      '--if-changed',
    );
    return status === 0 ? undefined : withoutProgress(output);
  };
  await buildDrafts(site, host, build);
}

function describeSwitch(id: string, tables: readonly string[], before: Version | undefined) {
  const known = before?.tables ?? [];
  const added = before ? tables.filter((name) => !known.includes(name)) : [];
  return [
    `Version ${id} answers. The server takes it with: systemctl restart website`,
    ...(added.length > 0 ? [`Its start adds to the tables: ${added.join(', ')}`] : []),
  ].join('\n');
}

/** Who can mend it: the new commits that touch a file which is named, or else all new ones. */
async function commitsBehind({ repository }: Site, mistake: string): Promise<string> {
  const files = mistake.match(/\b(?:content|public|scripts|src|tests)\/[\w./[\]-]+\.\w+/g) ?? [];
  // Git refuses to look outside the repository.
  const own = files.filter((file) => !file.includes('..'));
  const commits = (await newCommits(repository, own)) || (await newCommits(repository));
  return commits && `It came with:\n${commits}`;
}

/** What a script has written but for the lines that say how far it is. */
function withoutProgress(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\d\d:\d\d:\d\d (?!.*\[ERROR\])| …$/.test(line))
    .join('\n')
    .trim();
}
