import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEditorFolder } from '../../src/editor/editor-folder.ts';
import { gitHost, hasDrafts } from '../../src/editor/git-host.ts';

it.each([
  ['github:us/site', 'github', 'https://api.github.com', true],
  ['gitlab:us/team/site#next', 'gitlab', 'https://gitlab.com/api/v4', true],
  ['gitea:us/site@https://git.example.in', 'gitea', 'https://git.example.in/api/v1', false],
  ['forgejo:us/site@https://git.example.in', 'gitea', 'https://git.example.in/api/v1', false],
])('%s is a repository', (named, name, api, drafts) => {
  expect(gitHost(named)).toMatchObject({ name, api_root: api });
  expect(hasDrafts(gitHost(named))).toBe(drafts);
});

it.each([
  [
    'gitlab:us/site',
    'a-long-id',
    { auth_methods: ['oauth'], auth_type: 'pkce', app_id: 'a-long-id' },
  ],
  ['forgejo:us/site@https://git.example.in', 'an-id', { auth_methods: ['oauth'], app_id: 'an-id' }],
  [
    'github:us/site',
    'https://auth.example.in',
    { auth_methods: ['oauth'], base_url: 'https://auth.example.in' },
  ],
  ['github:us/site', undefined, { auth_methods: ['token'] }],
])('people sign in at %s with %s', (named, signIn, backend) => {
  expect(gitHost(named, signIn)).toMatchObject(backend);
});

it('says why nobody can sign in at GitHub from a page alone', () => {
  expect(() => gitHost('github:us/site', 'an-id')).toThrow(
    /signs in with a token; or give the https/,
  );
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
