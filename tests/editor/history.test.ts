import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { differences, versionsOf } from '../../src/editor/history.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.email=a@example.com', ...args], { cwd: folder.root });

function commit(who: string, why: string): void {
  git('add', '-A');
  git('-c', `user.name=${who}`, 'commit', '-q', '-m', why);
}

it('has every version of a file with date, name and what it changed, also under another name', async () => {
  git('init', '-q');
  folder.write(
    'content/old.yaml',
    'lead: A sentence that nobody has changed, so that git knows the file again.\ntitle: One\nfaq:\n  - question: Why?\n',
  );
  commit('Asha', 'A beginning');
  git('mv', 'content/old.yaml', 'content/new.yaml');
  folder.write(
    'content/new.yaml',
    'lead: A sentence that nobody has changed, so that git knows the file again.\ntitle: One\nfaq:\n  - question: Why not?\n',
  );
  commit('Ravi', 'Another question; "quoted"');
  folder.write(
    'content/new.yaml',
    'lead: A sentence that nobody has changed, so that git knows the file again.\ntitle: Two\nfaq:\n  - question: Why not?\n',
  );
  const { unsent, versions } = await versionsOf(folder.root, 'content/new.yaml');
  expect(unsent).toEqual([{ field: 'title', before: 'One', after: 'Two' }]);
  expect(versions).toMatchObject([
    {
      by: 'Ravi',
      why: 'Another question; "quoted"',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      changed: [{ field: 'faq[item 1].question', before: 'Why?', after: 'Why not?' }],
    },
    { by: 'Asha', text: expect.stringContaining('question: Why?') },
  ]);
});

it('believes of a commit what git says of it, whatever its own words are', async () => {
  git('init', '-q');
  folder.write('content/a.yaml', 'title: One\n');
  const forged = ['--output=forged', 'Asha', '2020-01-01T00:00:00Z', 'Why', 'content/a.yaml'];
  commit('Ravi', `Mine\x1e${forged.join('\x1f')}`);
  const { versions } = await versionsOf(folder.root, 'content/a.yaml');
  expect(versions).toMatchObject([{ by: 'Ravi', text: 'title: One\n' }]);
});

it('has none of a file that git does not know', async () => {
  folder.write('content/new.yaml', 'title: One\n');
  expect((await versionsOf(folder.root, 'content/new.yaml')).versions).toEqual([]);
});

it('compares the text of an article, and what is no YAML as a whole', () => {
  const article = (body: string) => `---\ntitle: A\n---\n\n${body}\n`;
  expect(differences(article('One.'), article('Two.'), 'a.md')).toEqual([
    { field: 'body', before: 'One.', after: 'Two.' },
  ]);
  expect(differences('a: [', 'a: 1', 'a.yaml')).toEqual([
    { field: 'a', before: '', after: '1' },
    { field: 'text', before: 'a: [', after: '' },
  ]);
});
