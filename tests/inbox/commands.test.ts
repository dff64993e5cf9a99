import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxAccess } from '../../src/inbox/access.ts';
import { runInbox } from '../../src/inbox/run.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';

let dir: string;
let said: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'inbox-'));
  said = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text) => said.push(text));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  await rm(dir, { recursive: true });
});

/** Runs `npm run leads -- inbox …`; gives what it says. */
async function inbox(...words: string[]): Promise<string> {
  said = [];
  const env = {
    DATABASE_URL: `file:${join(dir, 'leads.db')}`,
    INBOX_URL: 'https://inbox.example.in',
  };
  const makeLook = () => Promise.reject(new Error('no page is asked for'));
  await runInbox(words, env, {
    firm: 'Firm',
    siteUrl: 'https://example.in',
    sales: { lostBecause: [], cameBy: [], greetings: [] },
    hours: { days: [1], opens: '09:30', closes: '18:30', holidays: [] },
    makeLook,
  });
  return said.join('\n');
}

test('a link is for a person, who can be signed out by name', async () => {
  const answer = await inbox('link', '--for', 'Asha\r\nSet-Cookie: a=b');
  const token = /https:\/\/inbox\.example\.in\/open\?token=([\w-]{43})$/.exec(answer)?.[1] ?? '';
  const db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  const access = inboxAccess(db, () => new Date());
  expect((await access.open(token))?.who).toBe('Asha Set-Cookie: a=b');
  await db.destroy();

  await inbox('link', '--for', 'Ravi');
  expect(await inbox('people')).toMatch(/^Asha .*: browsers signed in 1, unused links 0\nRavi: /);
  expect(await inbox('revoke', '--for', 'ravi')).toContain('signed out everywhere');
  expect(await inbox('revoke', '--for', 'Ravi')).toContain('There is Asha Set-Cookie');
});

test.each([
  [['link'], /^For whom\?/],
  [['link', '--for', ' \n '], /^For whom\?/],
  [['link', 'Asha'], /needs quotes/],
  [['close'], /There are: inbox, inbox link/],
])('%j is told what to write', async (words, sentence) => {
  expect(await inbox(...words)).toMatch(sentence);
  expect(process.exitCode).toBe(2);
});
