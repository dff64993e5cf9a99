import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderFetcher } from '../../scripts/audit/folder-fetcher.ts';
import { checks } from '../../src/audit/checks/index.ts';
import { progressOf } from '../../src/audit/events.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';
import type { AuditEvent } from '../../src/audit/said.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-site-'));
  mkdirSync(join(folder, 'site/blog'), { recursive: true });
  const files = {
    'secret.html': '<title>secret</title>',
    'site/index.html':
      '<title>Home</title><a href="/Contact">Contact</a><a href="/gone">Gone</a><script src="https://cdn.in/a.js"></script>',
    'site/Contact.html': '<title>Contact</title>',
    'site/blog/index.html': '<title>Blog</title>',
    'site/style.css': 'p { margin: 0 }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const saved = () => folderFetcher(join(folder, 'site'), new URL('https://shop.example/'));
const get = (path: string) => saved().get(new URL(path, 'https://shop.example/'), 1000);

test.each([
  ['/', 200, 'text/html', 'Home'],
  ['/Contact', 200, 'text/html', 'Contact'],
  ['/blog/', 200, 'text/html', 'Blog'],
  ['/blog', 200, 'text/html', 'Blog'],
  ['/style.css', 200, 'text/css', 'margin'],
  ['/gone', 404, '', ''],
  ['/..%2fsecret.html', 404, '', ''],
  ['/100%', 404, '', ''],
])('answers %s with %i', async (path, status, type, text) => {
  const { body, ...answer } = await get(path);
  expect(answer).toMatchObject({ status, headers: { 'content-type': type } });
  expect(body.toString()).toContain(text);
});

test('audits a saved site, without what only a server has', async () => {
  const events: AuditEvent[] = [];
  const tools = { fetcher: saved(), robot: 'TestAudit' };
  for await (const event of runAudit(new URL('https://shop.example/'), tools)) events.push(event);
  const { outcomes, url } = progressOf(events);
  expect(events.at(-1)).toEqual({ kind: 'done' });
  expect(url).toBe('https://shop.example/');
  expect(outcomes['title-present']).toMatchObject({ kind: 'pass' });
  expect(checks.filter(({ id }) => outcomes[id] === undefined)).toEqual([]);
  const ofServers = checks.filter(({ needs }) => needs.includes('server'));
  for (const { id } of ofServers) {
    expect(outcomes[id]).toEqual({ kind: 'not-checked', reason: 'offline' });
  }
});
