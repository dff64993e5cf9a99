import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCurrent } from '../../src/server/release/release.ts';
import { currentVersion, type Site, type Version } from '../versions/version.ts';
import { changedCode } from './code.ts';
import { git, PublishRefused } from './git.ts';
import { commitLine } from './news.ts';
import { type Draft, readRecord, record } from './record.ts';
import { ACCEPTED, DRAFTS, writeFiles } from './repository.ts';

/** Builds a copy of the site from its folder; returns why it could not, if so. */
type Build = (folder: string) => Promise<string | undefined>;

const copy = promisify(execFile);
const foldersOf = ({ root }: Site) => ({
  sites: join(root, 'drafts/sites'),
  work: join(root, 'drafts/work'),
  key: join(root, 'drafts/key'),
});

/**
 * Builds each draft as the site would be with it, to be seen at an address that nobody can guess. Of a
 * draft its texts and pictures are taken alone; what is wrong with one keeps the others from nothing. Each is
 * recorded at once: of many, a run that is broken off has built some for the next.
 *
 * @param host where the previews are served, such as https://drafts.example.com
 */
export async function buildDrafts(site: Site, host: string, build: Build): Promise<void> {
  const { sites } = foldersOf(site);
  const before = readRecord(site).drafts;
  mkdirSync(sites, { recursive: true });
  const listed = await git(site.repository, ['for-each-ref', '--format=%(refname)', DRAFTS]);
  const drafts: Record<string, Draft> = {};
  for (const ref of listed.split('\n').filter(Boolean)) {
    const branch = ref.slice(`${DRAFTS}/`.length);
    const id = secretOf(site, branch);
    drafts[branch] = await draftOf(site, ref, before[branch], {
      preview: `${host}/open/${id}/`,
      folder: join(sites, id),
      build,
    });
    record(site, { drafts: { ...before, ...drafts } });
  }
  const kept = new Set(Object.keys(drafts).map((branch) => secretOf(site, branch)));
  for (const name of readdirSync(sites).filter((each) => !kept.has(each))) {
    rmSync(join(sites, name), { recursive: true });
  }
  record(site, { drafts });
}

interface Preview {
  readonly preview: string;
  readonly folder: string;
  readonly build: Build;
}

async function draftOf(
  site: Site,
  ref: string,
  before: Draft | undefined,
  { preview, folder, build }: Preview,
): Promise<Draft> {
  const said = (await commitLine(site.repository, ref)).replace(/^- /, '');
  let tree = '';
  try {
    tree = await treeOf(site, ref);
    if (before?.tree === tree && (existsSync(folder) || !before.preview)) return before;
    const version = currentVersion(site);
    if (!version) throw new PublishRefused('There is no version that could build it.');
    const work = await workFolder(site, version);
    rmSync(join(work, 'content'), { recursive: true, force: true });
    await writeFiles(site.repository, `${tree}:content`, join(work, 'content'));
    const problem = await build(work);
    const release = readCurrent(join(work, 'dist'));
    if (problem !== undefined || !release)
      throw new PublishRefused(problem ?? 'Nothing was built.');
    await replaceBy(release.dir, folder);
    return { tree, said, preview };
  } catch (error) {
    if (!(error instanceof PublishRefused)) throw error;
    rmSync(folder, { recursive: true, force: true });
    return { tree, said: `${said}\nNot shown: ${error.message}` };
  }
}

/** What the site would be of with a draft on top; only its texts and pictures may differ. */
async function treeOf({ repository }: Site, ref: string): Promise<string> {
  const merged = await git(
    repository,
    ['merge-tree', '--write-tree', '--name-only', ACCEPTED, ref],
    {
      problem: 'Somebody has changed the same lines on the site since: open it and save it again.',
    },
  );
  const tree = merged.split('\n')[0] ?? '';
  const code = await changedCode(repository, ACCEPTED, tree);
  if (code.length === 0) return tree;
  throw new PublishRefused(`It changes more than texts and pictures: ${code.join(', ')}`);
}

/** A copy of a version that takes no room: its files have a second name, but for what a build writes. */
async function workFolder(site: Site, { id, dir }: Version): Promise<string> {
  const { work } = foldersOf(site);
  const own = join(work, id);
  if (existsSync(own)) return own;
  rmSync(work, { recursive: true, force: true });
  const incomplete = `${own}.incomplete`;
  mkdirSync(incomplete, { recursive: true });
  for (const name of readdirSync(dir)) {
    if (['.version.json', 'content', 'dist'].includes(name)) continue;
    // What builds remember is written in place: a second name would be the site's own.
    const how = name === '.cache' ? ['--archive'] : ['--archive', '--link'];
    await copy('cp', [...how, join(dir, name), incomplete]);
  }
  mkdirSync(join(incomplete, 'dist'));
  renameSync(incomplete, own);
  return own;
}

async function replaceBy(release: string, folder: string): Promise<void> {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  await copy('cp', ['--archive', '--link', release, next]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/** The same for a branch as long as the site's key stays, and told by nothing that is public. */
function secretOf(site: Site, branch: string): string {
  const { key } = foldersOf(site);
  if (!existsSync(key)) writeFileSync(key, randomBytes(32), { mode: 0o600 });
  return createHmac('sha256', readFileSync(key)).update(branch).digest('base64url').slice(0, 32);
}
