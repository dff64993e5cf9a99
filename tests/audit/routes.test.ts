import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startQueue } from '../../src/audit/queue.ts';
import type { AuditEvent } from '../../src/audit/said.ts';
import { type AuditStore, auditStore } from '../../src/audit/storage/audit-store.ts';
import { HONEYPOT_FIELD } from '../../src/forms/submission-metadata.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../src/leads/storage/open-store.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import type { Job } from '../../src/platform/jobs/job.ts';
import { createApp } from '../../src/server/app.ts';
import { openLiveSite } from '../../src/server/live-site.ts';
import { readServerSettings } from '../../src/server/settings.ts';
import { waitFor } from '../helpers/index.ts';
import { makeFixtureSite } from '../server/fixture-site.ts';

const done: AuditEvent = { kind: 'done' };
const opening: AuditEvent = { kind: 'stage', stage: 'opening' };
const log = { info: () => {}, error: () => {} };

const inHindi = {
  'hi.html': '<!doctype html><title>आरोहण</title>',
  'answers/hi/report.html':
    '<!doctype html><html lang="hi"><title>{{title}}</title><a href="{{{twin}}}">English</a>{{{report}}}',
  'answers/hi/audit-words.json': JSON.stringify({
    site: { robot: 'जाँच' },
    siteUrl: 'https://fixture.example',
    refusals: { off: 'जाँच बंद है।', full: '…', limit: '…' },
  }),
  'answers/hi/proposal.html': '<!doctype html>{{message}}',
  'answers/hi/failure.html': '<!doctype html>{{message}}',
  'answers/hi/not-found.html': '<!doctype html>यह पेज यहाँ नहीं है',
  'answers/hi/blog-not-found.html': '<!doctype html>यह लेख नहीं मिला',
};

let dir: string;
let app: FastifyInstance;
let leads: LeadStore;
let audits: AuditStore;
let queue: Job;
let url: string;
/** What the stand-in for a run goes on with. */
let events: ReturnType<typeof gate>;

/** Events that a test lets happen, one after the other. */
function gate() {
  const given: AuditEvent[] = [];
  let more = Promise.withResolvers<void>();
  return {
    give: (...next: AuditEvent[]) => {
      given.push(...next);
      more.resolve();
    },
    async *until(signal: AbortSignal) {
      const stopped = once(signal, 'abort');
      while (!signal.aborted) {
        more = Promise.withResolvers();
        yield* given.splice(0);
        await Promise.race([more.promise, stopped]);
      }
    },
  };
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  dir = await makeFixtureSite(inHindi);
  const path = join(await mkdtemp(join(tmpdir(), 'leads-')), 'leads.db');
  const db = await openTables({ kind: 'sqlite', path });
  leads = leadStore(db, false);
  audits = auditStore(db, false);
  events = gate();
  queue = startQueue({ store: audits, run: (_url, signal) => events.until(signal), log });
  app = await createApp({
    settings: readServerSettings({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true', ...environment }),
    store: leads,
    audits,
    site: await openLiveSite(dir),
    onSaved: () => {},
    onAuditQueued: () => queue.wake(),
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(() => start());
afterEach(async () => {
  await app.close();
  await queue.stop();
  await leads.close();
  await rm(dir, { recursive: true });
});

const page = { accept: 'text/html' };

function ask(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/audits`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...page, ...headers },
    redirect: 'manual',
  });
}

async function reportOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  const path = answer.headers.get('location') ?? '';
  expect(path).toMatch(/^\/seo-audit\/[\w-]{22}$/);
  return path;
}

/** Waits until a report says that its run has ended. */
const ended = (path: string) =>
  waitFor('the report', async () => {
    const answer = await fetch(url + path, { headers: page });
    return /"state":"(?:done|stopped)"/.test(await answer.text());
  });

test('an address that is typed becomes a report of its own, which search engines leave alone', async () => {
  const path = await reportOf(await ask({ address: 'shop.in' }));
  const waiting = await fetch(url + path, { headers: page });
  expect(waiting.status).toBe(200);
  expect(waiting.headers.get('x-robots-tag')).toBe('noindex');
  expect(waiting.headers.get('cache-control')).toBe('private, no-cache');
  // What stands in the page's template may run, and nothing that came with a report.
  const policy = waiting.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(await waiting.text()).toContain('http-equiv="refresh"');

  events.give(opening, done);
  await ended(path);
  const ready = await (await fetch(url + path, { headers: page })).text();
  expect(ready).toContain('<title>FixtureAudit</title>');
  expect(ready).toContain('"total":0');
  expect(ready).not.toContain('http-equiv="refresh"');
});

test('only who asked can delete a report, and then it is gone', async () => {
  const asked = await ask({ address: 'shop.in' });
  const path = await reportOf(asked);
  const [cookie = '', ...limits] = (asked.headers.get('set-cookie') ?? '').split('; ');
  expect(limits).toEqual(expect.arrayContaining([`Path=${path}`, 'HttpOnly', 'SameSite=Strict']));
  const remove = (headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers: { ...page, ...headers }, redirect: 'manual' });

  expect((await remove({})).status).toBe(403);
  expect((await remove({ cookie, origin: 'https://other.in' })).status).toBe(403);
  expect((await remove({ cookie: 'audit_key=another' })).status).toBe(403);
  expect((await fetch(url + path, { headers: page })).status).toBe(200);

  const removed = await remove({ cookie });
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/seo-audit#deleted']);
  const gone = await fetch(url + path, { headers: page });
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('Not here');
});

test('a report is rendered once for what happens in it, looked up once for all who ask at once, sent compressed, and gone with its run', async () => {
  const asked = await ask({ address: 'shop.in' });
  const path = await reportOf(asked);
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = (headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { ...page, 'accept-encoding': 'br', ...headers } });
  const waiting = (await read()).headers.get('etag') ?? '';
  expect((await read({ 'if-none-match': waiting })).status).toBe(304);
  events.give(opening, done);
  await waitFor('the end', async () => (await audits.find(path.slice(11)))?.state === 'done');

  const find = vi.spyOn(audits, 'find');
  const answers = await Promise.all(Array.from({ length: 32 }, () => read()));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('"total":0');
  expect(find).toHaveBeenCalledTimes(1);
  const [first] = answers;
  expect(first?.headers.get('content-encoding')).toBe('br');
  expect(first?.headers.get('vary')).toBe('accept-encoding');
  expect(first?.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first?.headers.get('etag') ?? '';
  expect((await read({ 'if-none-match': etag })).status).toBe(304);
  expect((await read({ 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  const look = vi.spyOn(audits, 'version');
  await Promise.all(Array.from({ length: 32 }, () => app.inject(path)));
  expect(look).toHaveBeenCalledTimes(1);
  const own = await read({ cookie });
  expect(await own.text()).toContain('"mayDelete":true');
  expect(own.headers.get('etag')).not.toBe(etag);

  await fetch(url + path, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  expect((await read({ 'if-none-match': etag })).status).toBe(404);
});

test('a report says nothing more of the one before once that is deleted', async () => {
  const earlier = await ask({ address: 'shop.in' });
  const before = await reportOf(earlier);
  events.give(done);
  await ended(before);
  const again = before.slice('/seo-audit/'.length);
  const path = await reportOf(await ask({ address: 'shop.in', again }));
  events.give(done);
  await ended(path);
  const read = async () => (await fetch(url + path, { headers: page })).text();
  expect(await read()).toContain('"before":{');
  const cookie = earlier.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(url + before, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  expect(await read()).not.toContain('"before":{');
});

test('what has no report of its own is answered on the same page, with what was typed', async () => {
  for (const address of ['', 'shop', 'https://127.0.0.1/', 'instagram.com/shop']) {
    const answer = await ask({ address });
    expect([address, answer.status]).toEqual([address, 422]);
  }
  expect((await ask({ address: 'shop.in' }, { origin: 'https://other.in' })).status).toBe(403);
});

test('the address of such an answer, opened again, leads to the field', async () => {
  const answer = await fetch(`${url}/api/audits`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/seo-audit']);
});

test('whoever has asked often enough gets the proposal form with the address in it', async () => {
  const from = (visitor: string) => ({ 'x-forwarded-for': visitor });
  for (let shop = 0; shop < 5; shop += 1) {
    await reportOf(await ask({ address: `shop${shop}.in` }, from(`2001:db8:0:1::${shop}`)));
  }
  const refused = await ask({ address: 'more.in' }, from('2001:db8:0:1::9'));
  expect(refused.status).toBe(429);
  const form = await refused.text();
  expect(form).toContain('data-page="proposal"');
  expect(form).toContain('name="WebsiteLink" value="more.in"');
  await reportOf(await ask({ address: 'more.in' }, from('2001:db8:0:2::1')));
  expect(form).toContain('Asked for often.');
  const bot = await ask({ address: 'bot.in', [HONEYPOT_FIELD]: 'x' }, from('2001:db8:0:3::1'));
  expect(bot.status).toBe(429);
});

test('whoever asks for reports without an end gets a sentence, and nobody else does', async () => {
  const path = await reportOf(await ask({ address: 'shop.in' }));
  const from = (visitor: string) => ({ headers: { 'x-forwarded-for': visitor } });
  let looks = 0;
  // A new minute may begin meanwhile.
  for (; looks < 1300; looks += 1) {
    const answer = await fetch(url + path, from('203.0.113.9'));
    const text = await answer.text();
    if (answer.status === 429) {
      expect(text.length).toBeLessThan(100);
      break;
    }
  }
  expect(looks).toBeGreaterThanOrEqual(600);
  expect(looks).toBeLessThan(1300);
  expect((await fetch(url + path, from('203.0.113.10'))).status).toBe(200);
});

test('a lead from a report keeps a copy of it, which outlives the report; no id costs a lead', async () => {
  const asked = await ask({ address: 'shop.in' });
  const path = await reportOf(asked);
  const bare = { kind: 'partly', share: 0.5, figures: { count: 3 } } as const;
  events.give({ kind: 'found', outcomes: { 'img-alt': bare } }, done);
  await ended(path);
  const send = async (audit: string) => {
    const answer = await fetch(`${url}/api/leads/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha',
        message: audit,
        number: '9876543210',
        source: '/seo-audit',
        audit,
      }),
    });
    const { id } = await answer.json();
    return leads.find(id);
  };
  const lead = await send(path.slice('/seo-audit/'.length));
  expect(lead?.audit).toEqual({
    url: 'https://shop.in/',
    // Half of what weighs 2 is wrong.
    score: 93,
    repairs: ['img-alt: told'],
  });
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(url + path, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  expect((await leads.find(lead?.id ?? ''))?.audit).toEqual(lead?.audit);
  const other = await send('no such report');
  expect(other).toMatchObject({ audit: null });
});

test('asked for in Hindi, the run that everybody shares is told in Hindi, refused and deleted so', async () => {
  const asked = await ask({ address: 'shop.in', language: 'hi' });
  const path = asked.headers.get('location') ?? '';
  expect(path).toMatch(/^\/hi\/seo-audit\/[\w-]{22}$/);
  const english = path.slice('/hi'.length);
  expect(await reportOf(await ask({ address: 'shop.in' }))).toBe(english);
  events.give(done);
  await ended(english);
  const read = async (at: string) => (await fetch(url + at, { headers: page })).text();
  expect(await read(path)).toContain(`<title>जाँच</title><a href="${english}">English</a>`);
  expect(await read(path)).toContain('"total":0');
  expect(await read(english)).toContain('<title>FixtureAudit</title>');
  const refusal = await ask({ address: 'shop', language: 'hi' });
  expect([refusal.status, await refusal.text()]).toEqual([422, expect.stringContaining('जाँच')]);

  const remove = (headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers: { ...page, ...headers }, redirect: 'manual' });
  expect(await (await remove({})).text()).toContain('कुछ गड़बड़ हो गई');
  const cookies = asked.headers.getSetCookie().map((cookie) => cookie.split('; '));
  expect(cookies.map(([, at]) => at)).toEqual([`Path=${english}`, `Path=${path}`]);
  const removed = await remove({ cookie: cookies[1]?.[0] ?? '' });
  expect(removed.headers.get('location')).toBe('/hi/seo-audit#deleted');
  expect(await read(path)).toContain('यह पेज यहाँ नहीं है');
  expect(await read(english)).toContain('Not here');
});

test('what is unknown below /hi says so in Hindi, and leads to the home page in Hindi', async () => {
  const get = (path: string) => fetch(url + path, { headers: page, redirect: 'manual' });
  const away = await get('/hi/nowhere');
  expect([away.status, away.headers.get('location')]).toEqual([302, '/hi']);
  const blog = await get('/hi/profile/blogs/no-such');
  expect([blog.status, await blog.text()]).toEqual([404, expect.stringContaining('लेख नहीं मिला')]);
  expect((await get('/hindi')).headers.get('location')).toBe('/');
});

test('switched off, every address goes into the proposal form', async () => {
  await app.close();
  await queue.stop();
  await leads.close();
  await start({ AUDIT: 'off' });
  const answer = await ask({ address: 'shop.in' });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('name="WebsiteLink" value="shop.in"');
  expect(await (await ask({ address: 'shop.in', language: 'hi' })).text()).toContain('जाँच बंद है।');
});
