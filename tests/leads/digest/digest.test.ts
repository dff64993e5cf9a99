import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestText } from '../../../src/leads/digest/digest-text.ts';
import { readLeadSettings } from '../../../src/leads/settings.ts';
import { openTables } from '../../../src/platform/database/open-tables.ts';
import { newDatabaseDir } from '../../helpers/index.ts';
import { describeDigest } from './digest-contract.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

describeDigest('SQLite', async () => {
  const dir = await newDatabaseDir();
  dirs.push(dir);
  return () => openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
});

test('the digest comes at nine once mail is set up, unless another time or none is set', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', LEADS_MAIL_TO: 'a@example.com' };
  expect(readLeadSettings({}).digest).toBeUndefined();
  expect(readLeadSettings(mail).digest).toMatchObject({
    at: '09:00',
    mail: { to: 'a@example.com' },
  });
  expect(readLeadSettings({ ...mail, LEADS_DIGEST_AT: '08:15' }).digest).toMatchObject({
    at: '08:15',
  });
  expect(readLeadSettings({ ...mail, LEADS_DIGEST_AT: 'none' }).digest).toBeUndefined();
  expect(readLeadSettings({ ...mail, SMTP_URL: 'none' }).digest).toBeUndefined();
});

test('a digest stays short, however many campaigns links make up', () => {
  const none = { first: [], count: 0 };
  const came = Array.from({ length: 300 }, (_, count) => ({
    form: 'callback' as const,
    fields: {},
    attribution: { utm_source: `made-up-${count % 299}` },
  }));
  const facts = { yesterday: '2026-11-21', came, heldBack: 0 };
  const { text } = digestText(
    { ...facts, unanswered: none, followUps: none, givenUp: none },
    undefined,
  );
  expect(text).toContain('made-up-0: 2\n');
  expect(text).toContain('Others: 289');
  expect(text.split('\n').length).toBeLessThan(25);
});
