import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEditorFolder } from '../../src/editor/editor-folder.ts';
import { gitHost } from '../../src/editor/git-host.ts';

it.each([
  ['github:us/site', 'github', 'https://api.github.com', true],
  ['gitlab:us/team/site#next', 'gitlab', 'https://gitlab.com/api/v4', true],
  ['gitea:us/site@https://git.example.in', 'gitea', 'https://git.example.in/api/v1', false],
  ['forgejo:us/site@https://git.example.in', 'gitea', 'https://git.example.in/api/v1', false],
])('%s is a repository', (named, name, api, drafts) => {
  expect(gitHost(named)).toMatchObject({ backend: { name, api_root: api }, api, drafts });
});

it.each(['us/site', 'github:site', 'forgejo:us/site', 'github:us/site@http://git.example.in'])(
  'asks for a repository where %s is none',
  (named) => {
    expect(() => gitHost(named)).toThrow(/Write kind:owner\/repository/);
  },
);

it('is a folder that speaks to its git host alone, without the files of this machine', () => {
  const to = mkdtempSync(join(tmpdir(), 'editor-'));
  writeEditorFolder(process.cwd(), to, gitHost('github:us/site'));
  const files = readdirSync(to);
  const started = readFileSync(join(to, 'editor.js'), 'utf8');
  const asked = [...started.matchAll(/from '\.\/(.+)'/g)].map(([, file]) => file);
  expect(asked.length).toBeGreaterThan(1);
  expect(files).toEqual(expect.arrayContaining([...asked, 'index.html', 'fonts', 'sveltia']));
  // The page with the preview beside it is of this machine alone.
  expect(files).not.toContain('index.js');
  const page = readFileSync(join(to, 'index.html'), 'utf8');
  expect(page).toContain("connect-src 'self' data: blob: https://api.github.com;");
  expect(readFileSync(join(to, 'sveltia/sveltia-cms.mjs'), 'utf8')).not.toContain('jsdelivr');
  const config = JSON.parse(readFileSync(join(to, 'config.json'), 'utf8'));
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { repo: 'us/site' },
  });
  rmSync(to, { recursive: true });
});
