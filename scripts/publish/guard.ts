import { changedCode, codeOf } from './code.ts';
import { git, gitAgrees, PublishRefused } from './git.ts';
import { commitLine } from './news.ts';
import { ACCEPTED, isBefore, NEWEST } from './repository.ts';

/** More are no help to whoever reads it. */
const MOST_FILES = 20;

/**
 * Accepts the newest commit if nobody but those who may has changed more than texts and pictures since
 * the last one that was accepted. A signature answers for what its commit changes, a signed tag for all
 * there is up to its commit. Everything is read from git's lists: nothing of a commit is run, nor written
 * to a file.
 *
 * @param signers file of the keys that may, as ssh-keygen knows it ("ALLOWED SIGNERS")
 * @param trusted a commit that somebody at the server answers for
 * @throws PublishRefused
 */
export async function acceptNewest(
  repository: string,
  signers: string,
  trusted: string | undefined,
): Promise<void> {
  const start = trusted === undefined ? ACCEPTED : await findTrusted(repository, trusted);
  if (!(await isBefore(repository, start, NEWEST))) {
    throw new PublishRefused(
      `The branch no longer has the commit that was accepted last:\n${await commitLine(repository, start)}\nSomebody has rewritten it. ${byHand(await git(repository, ['rev-parse', NEWEST]))}`,
    );
  }
  await refuseUnanswered(repository, start, signers);
  await git(repository, ['update-ref', ACCEPTED, NEWEST]);
}

async function refuseUnanswered(repository: string, start: string, signers: string): Promise<void> {
  const range = ['rev-list', '--reverse', '--first-parent', `${start}..${NEWEST}`];
  const commits = (await git(repository, range)).split('\n').filter(Boolean);
  let answered = { commit: start, code: await codeOf(repository, start) };
  let unanswered: string | undefined;
  for (const commit of commits) {
    const code = await codeOf(repository, commit);
    if (code === answered.code) {
      unanswered = undefined;
    } else if (await isTagged(repository, commit, signers)) {
      [answered, unanswered] = [{ commit, code }, undefined];
    } else if (unanswered === undefined && (await isSigned(repository, commit, signers))) {
      answered = { commit, code };
    } else {
      unanswered ??= commit;
    }
  }
  if (unanswered === undefined) return;
  const files = await changedCode(repository, answered.commit, unanswered);
  const more = files.length > MOST_FILES ? [`and ${files.length - MOST_FILES} more`] : [];
  const list = [...files.slice(0, MOST_FILES), ...more].map((file) => `  ${file}`);
  throw new PublishRefused(
    [
      'A commit changes more than texts and pictures in content/, and no key in',
      `${signers} has signed it:`,
      await commitLine(repository, unanswered),
      ...list,
      `Who may change this signs it, or a tag on it or later. ${byHand(unanswered)}`,
    ].join('\n'),
  );
}

const byHand = (commit: string) =>
  `By hand, after a look at all of it: npm run publish -- --trust ${commit}`;

async function findTrusted(repository: string, trusted: string): Promise<string> {
  if (await gitAgrees(repository, ['rev-parse', '--verify', '--quiet', `${trusted}^{commit}`])) {
    return git(repository, ['rev-parse', `${trusted}^{commit}`]);
  }
  throw new PublishRefused(`There is no commit ${trusted} on the branch.`);
}

/** Keys of GnuPG are not asked: whose they are would stand in another list. */
const verifying = (signers: string) =>
  [
    ['gpg.ssh.allowedSignersFile', signers],
    ['gpg.minTrustLevel', 'fully'],
    ['gpg.program', '/bin/false'],
    ['gpg.x509.program', '/bin/false'],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

function isSigned(repository: string, commit: string, signers: string): Promise<boolean> {
  return gitAgrees(repository, [...verifying(signers), 'verify-commit', commit]);
}

async function isTagged(repository: string, commit: string, signers: string): Promise<boolean> {
  const list = ['for-each-ref', '--format=%(refname)', `--points-at=${commit}`, 'refs/tags'];
  for (const tag of (await git(repository, list)).split('\n').filter(Boolean)) {
    if (await gitAgrees(repository, [...verifying(signers), 'verify-tag', tag])) return true;
  }
  return false;
}
