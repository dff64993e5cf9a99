import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  newDatabaseDir,
  type Relay,
  type Site,
  startMailSink,
  startRelay,
  startSite,
  waitFor,
} from '../helpers/index.ts';

let dir: string;
let relay: Relay;
let env: Record<string, string>;

beforeEach(async () => {
  dir = await newDatabaseDir();
  relay = await startRelay();
  env = {
    DATABASE_URL: `file:${join(dir, 'leads.db')}`,
    COMMENT_SHEET_URL: relay.url,
    LEADS_SHEET_RATE: '6000',
  };
});

afterEach(async () => {
  await relay.stop();
  await rm(dir, { recursive: true });
});

async function start(settings = env): Promise<Site> {
  const site = await startSite({ env: settings, args: ['--api-only'] });
  onTestFinished(async () => {
    await site.kill();
  });
  return site;
}

function post(site: Site, form: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${site.url}/api/leads/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submission_id: randomUUID(), ...fields }),
  });
}

const comment = { name: 'आशा', comment: 'बढ़िया' };
const keysOf = (requests: Relay['requests']) =>
  requests.map((request) => String(request.headers['idempotency-key']));

test('a lead stored before a SIGKILL is delivered once after the restart, under its key', async () => {
  relay.answerWith('hang');
  const first = await start();
  const answer = await post(first, 'comment', comment);
  expect(answer.status).toBe(200);
  await relay.received(1);
  await first.kill();

  relay.answerWith({ status: 200 });
  const second = await start();
  await relay.received(2);
  await waitFor('the log', () => second.logs.includes('lead delivered'));
  await sleep(300);
  expect(relay.requests).toHaveLength(2);
  expect(new Set(keysOf(relay.requests)).size).toBe(1);
  expect(relay.requests[1]?.json).toEqual({ data: [comment] });
  expect(await second.stop()).toBe(0);
});

test('a relay that fails never shows to the visitor, and gets the lead once it recovers', async () => {
  relay.answerWith({ status: 500 });
  const site = await start();
  expect((await post(site, 'comment', comment)).status).toBe(200);
  await waitFor('the failure to be logged', () => site.logs.includes('delivery postponed'));
  const { deliveries } = await (await fetch(`${site.url}/api/health`)).json();
  expect(deliveries.failing).toMatchObject([{ channel: 'comment-sheet' }]);
  relay.answerWith({ status: 200 });
  await waitFor('the delivery', () => site.logs.includes('lead delivered'));
  expect(site.logs, 'nothing is missing').not.toContain('waitsFor');
  await site.stop();
});

test('a lead without a service waits; once its setting is there, it is delivered', async () => {
  const { COMMENT_SHEET_URL, ...bare } = env;
  const first = await start(bare);
  expect((await post(first, 'comment', comment)).status).toBe(200);
  await waitFor('the hint', () => first.logs.includes('"waitsFor":"COMMENT_SHEET_URL"'));
  await first.stop();
  await start();
  expect((await relay.received(1))[0]?.json).toEqual({ data: [comment] });
});

test('what waited for a channel that is switched off is not sent, also when it is on again', async () => {
  const { COMMENT_SHEET_URL, ...bare } = env;
  const first = await start(bare);
  expect((await post(first, 'comment', comment)).status).toBe(200);
  await first.stop();

  const off = await start({ ...bare, COMMENT_SHEET_URL: 'none' });
  expect((await post(off, 'comment', comment)).status).toBe(200);
  await waitFor('the log', () => off.logs.includes('lead kept'));
  expect(off.logs).toContain('their channel is off');
  expect(off.logs).not.toContain('waitsFor');
  const { deliveries } = await (await fetch(`${off.url}/api/health`)).json();
  expect(deliveries).toMatchObject({ deadLetters: 0, waiting: 0 });
  await off.stop();

  const on = await start();
  expect((await post(on, 'comment', { ...comment, name: 'later' })).status).toBe(200);
  await relay.received(1);
  await sleep(300);
  expect(relay.requests.map(({ json }) => json)).toEqual([
    { data: [{ ...comment, name: 'later' }] },
  ]);
});

test('a database locked by another process gives 503 with Retry-After, and is well afterwards', async () => {
  const site = await start();
  // It may be starting still: the lock is waited for.
  const other = new DatabaseSync(join(dir, 'leads.db'), { timeout: 5_000 });
  other.exec('begin immediate');
  const refused = await post(site, 'comment', comment);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    ok: false,
    message: 'Failed to submit comment, please try again.',
  });
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const ready = async () => (await fetch(`${site.url}/api/ready`)).status;
  expect(await ready()).toBe(503);
  other.exec('rollback');
  other.close();
  await waitFor('ready to be well', async () => (await ready()) === 200, 5_000);
  expect((await post(site, 'comment', comment)).status).toBe(200);
});

test('what was given up is told by the log, by /api/health and at the next start', async () => {
  relay.answerWith({ status: 400 });
  const first = await start();
  expect(await (await fetch(`${first.url}/api/health`)).json()).toEqual({
    ok: true,
    deliveries: { deadLetters: 0, waiting: 0, oldestWaiting: null, failing: [] },
  });
  await post(first, 'comment', comment);
  await waitFor('the error', () => first.logs.includes('"level":"error"'));
  await first.stop();

  const second = await start();
  await waitFor('the reminder', () => second.logs.includes('"deadLetters":1'));
  const { deliveries } = await (await fetch(`${second.url}/api/health`)).json();
  expect(deliveries).toMatchObject({ deadLetters: 1 });
});

test('the log of a whole life holds no personal data', async () => {
  const mails = await startMailSink();
  onTestFinished(() => mails.stop());
  const site = await start({
    ...env,
    LOG_LEVEL: 'trace',
    INQUIRY_RELAY_URL: `${relay.url}/agency-inbox`,
    SMTP_URL: mails.url,
    LEADS_MAIL_TO: 'sales@example.com',
  });
  mails.refuseWith(554);
  relay.answerWith({ status: 400, body: 'no asha@firm.in here' });
  const person = {
    name: 'Asha Verma',
    email: 'asha@firm.in',
    number: '9876543210',
    message: 'Confidential',
    referrer: 'https://referrer.example/secret',
  };
  await post(site, 'inquiry', person);
  await post(site, 'inquiry', { ...person, email: 'asha' });
  await fetch(`${site.url}/api/leads/inquiry?email=asha@firm.in`, { method: 'POST', body: '{' });
  await waitFor('both to be given up', () => site.logs.match(/given up/g)?.length === 2);
  const code = await site.stop();
  expect(code).toBe(0);
  for (const secret of [
    'Asha',
    'asha',
    '9876543210',
    'Confidential',
    'referrer.example',
    '127.0.0.1:',
    'agency-inbox',
  ]) {
    expect(site.logs.replaceAll(site.url, '')).not.toContain(secret);
  }
});

test('the daily digest of a server that is restarted while it mails it comes once', async () => {
  const mails = await startMailSink();
  onTestFinished(() => mails.stop());
  mails.answerAfter(1_000);
  const timeZone = 'Asia/Kolkata';
  const now = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format();
  const mail = { SMTP_URL: mails.url, LEADS_MAIL_TO: 'sales@example.com', LEADS_DIGEST_AT: now };
  const first = await start({ ...env, ...mail });
  const claimed = new DatabaseSync(join(dir, 'leads.db'));
  await waitFor('a claim', () => claimed.prepare('select day from digests').get());
  claimed.close();
  expect(await first.stop()).toBe(0);
  expect(mails.mails).toHaveLength(1);
  const second = await start({ ...env, ...mail });
  await sleep(300);
  await second.stop();
  expect(mails.mails).toHaveLength(1);
});
