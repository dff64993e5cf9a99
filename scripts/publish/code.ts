import { createHash } from 'node:crypto';
import { git, PublishRefused } from './git.ts';

/**
 * A text or picture below content/, which is read and never run; browsers run what stands in an SVG. No
 * part of its path begins with a dot.
 */
const CONTENT =
  /^100644 blob \w+\tcontent\/(?:[^./][^/]*\/)*[^./][^/]*\.(?:avif|jpe?g|md|png|webp|yaml)$/;
/** Links lead anywhere, and a submodule is another repository. */
const STRANGE = /^(?!100(?:644|755) blob )/;

/**
 * What a commit holds beside texts and pictures below content/, as a digest: whatever could be run,
 * or could change how something is run. The same digest means the same code.
 */
export async function codeOf(repository: string, commit: string): Promise<string> {
  const code = (await entriesOf(repository, commit)).filter((entry) => !CONTENT.test(entry));
  return createHash('sha256').update(code.join('\0')).digest('hex');
}

/**
 * @throws PublishRefused when there is something that no version may hold, whoever wants it
 */
export async function refuseStrange(repository: string, commit: string): Promise<void> {
  const strange = (await entriesOf(repository, commit)).filter((entry) => STRANGE.test(entry));
  if (strange.length === 0) return;
  const names = strange.map((entry) => entry.slice(entry.indexOf('\t') + 1));
  throw new PublishRefused(`Links and submodules are never published:\n${names.join('\n')}`);
}

/** Files that differ in code between two commits. */
export async function changedCode(
  repository: string,
  before: string,
  after: string,
): Promise<string[]> {
  const [old, now] = await Promise.all([
    entriesOf(repository, before),
    entriesOf(repository, after),
  ]);
  const [had, has] = [new Set(old), new Set(now)];
  const changed = [...now.filter((entry) => !had.has(entry)), ...old.filter((e) => !has.has(e))];
  const names = changed
    .filter((entry) => !CONTENT.test(entry))
    .map((entry) => entry.slice(entry.indexOf('\t') + 1));
  return [...new Set(names)];
}

/** Every file of a commit as git lists it: mode, kind, digest, a tab, path. */
async function entriesOf(repository: string, commit: string): Promise<string[]> {
  const listed = await git(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return listed.split('\0').filter(Boolean);
}
