import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forms } from '../../src/forms/index.ts';
import { attributionFields } from '../../src/forms/submission-metadata.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import type { Tables } from '../../src/platform/database/schema.ts';
import { cookieOf, StartedInbox, siteUrl } from './started-inbox.ts';

const DAY_MS = 86_400_000;

let dir: string;
let db: Kysely<Tables>;
let now: Date;
let inbox: StartedInbox;
let asha: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'inbox-'));
  db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  now = new Date();
  inbox = await start();
  asha = await inbox.open('Asha');
});
afterEach(async () => {
  await inbox.stop();
  await db.destroy();
  await rm(dir, { recursive: true });
});

const start = (env: Record<string, string> = {}) => StartedInbox.start(db, { now: () => now, env });

const eventsOf = async (id: string) =>
  ((await inbox.desk.open(id))?.events ?? []).map(({ who, change }) => [who, change]);

describe('what does not come from the inbox itself', () => {
  test('another host is refused, whatever it asks for', async () => {
    await inbox.save();
    for (const host of ['evil.example', `evil.example:${inbox.port}`, '127.0.0.1', 'localhost:1']) {
      const answer = await inbox.ask('/', { host, cookie: asha });
      expect([answer.status, answer.text], host).toEqual([
        421,
        expect.not.stringContaining('Asha'),
      ]);
    }
    expect((await inbox.ask('/', { host: `localhost:${inbox.port}` })).status).toBe(401);
  });

  test('a post of another origin is refused, and changes nothing', async () => {
    const id = await inbox.save();
    const fields = { ...(await inbox.formOf(id, asha)), note: 'from elsewhere', state: 'won' };
    const origins = ['https://evil.example', 'null', `http://127.0.0.1:${inbox.port + 1}`, null];
    for (const origin of [...origins, `http://localhost:${inbox.port}`]) {
      const answer = await inbox.ask(`/leads/${id}`, { fields, cookie: asha, origin });
      expect(answer.status, String(origin)).toBe(403);
    }
    const headers = { 'sec-fetch-site': 'same-site' };
    const sameSite = await inbox.ask(`/leads/${id}`, { fields, cookie: asha, headers });
    expect(sameSite.status).toBe(403);
    for (const path of ['/open', '/add', '/sign-out']) {
      const answer = await inbox.ask(path, {
        fields,
        cookie: asha,
        origin: 'https://evil.example',
      });
      expect(answer.status, path).toBe(403);
    }
    expect(await eventsOf(id)).toEqual([]);
    expect((await inbox.ask('/', { cookie: asha })).status).toBe(200);
  });

  test('every answer is closed to caches, frames, scripts and search engines', async () => {
    for (const path of ['/', '/open', '/nowhere', '/leads.csv', '/%']) {
      const { headers } = await inbox.ask(path, { cookie: asha });
      expect(headers, path).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'self'; script-src 'self'; .*form-action 'self'.*frame-ancestors 'none'/,
        ),
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('who comes in', () => {
  test('without a session nothing of a lead is shown, and typed words are given back', async () => {
    const id = await inbox.save();
    const fields = { ...(await inbox.formOf(id, asha)), note: 'He said <b>yes</b>' };
    for (const cookie of [undefined, `inbox-${inbox.port}=made-up`]) {
      for (const path of ['/', `/leads/${id}`, '/leads.csv', '/add']) {
        const answer = await inbox.ask(path, { cookie });
        expect([answer.status, answer.text], path).toEqual([
          401,
          expect.not.stringMatching(/Verma|9876543210/),
        ]);
      }
      const posted = await inbox.ask(`/leads/${id}`, { fields, cookie });
      expect(posted.status).toBe(401);
      expect(posted.text).toContain('He said &lt;b&gt;yes&lt;/b&gt;');
    }
    expect(await eventsOf(id)).toEqual([]);
  });

  test('a link is used by its button alone, and only once', async () => {
    const token = await inbox.access.makeLink('Ravi', DAY_MS);
    for (let looks = 0; looks < 3; looks++) {
      const looked = await inbox.ask(`/open?token=${token}`);
      expect([looked.status, looked.headers['set-cookie']]).toEqual([200, undefined]);
      expect(looked.text).toContain('Ravi');
    }
    const opened = await inbox.ask('/open', { fields: { token } });
    expect(opened.headers['set-cookie']?.[0]).toMatch(
      /^inbox-\d+=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect((await inbox.ask('/', { cookie: cookieOf(opened) })).text).toContain('Ravi');

    const again = await inbox.ask('/open', { fields: { token } });
    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await inbox.ask(`/open?token=${token}`)).status).toBe(403);
  });

  test('cookies that another program of the same computer sets sign nobody out', async () => {
    const junk = `inbox-${inbox.port}=junk`;
    for (const cookie of [`${junk}; ${asha}`, `${asha}; ${junk}`]) {
      expect((await inbox.ask('/', { cookie })).status).toBe(200);
    }
    await inbox.ask('/sign-out', { fields: {}, cookie: `${junk}; ${asha}` });
    expect((await inbox.ask('/', { cookie: asha })).status).toBe(401);
  });

  test('a browser that opens another link leaves no session behind', async () => {
    const token = await inbox.access.makeLink('Ravi', DAY_MS);
    await inbox.ask('/open', { fields: { token }, cookie: asha });
    expect((await inbox.ask('/', { cookie: asha })).status).toBe(401);
  });

  test('a session goes on after a restart, until it is signed out, revoked or 30 days old', async () => {
    const ravi = await inbox.open('Ravi');
    const priya = await inbox.open('Priya');
    const statusFor = async (cookie: string) => (await inbox.ask('/', { cookie })).status;
    const { port } = inbox;
    await inbox.stop();
    inbox = await start();
    const here = (cookie: string) => cookie.replace(String(port), String(inbox.port));
    expect(await statusFor(here(asha))).toBe(200);

    await inbox.ask('/sign-out', { fields: {}, cookie: here(ravi) });
    expect(await statusFor(here(ravi))).toBe(401);
    await inbox.access.revoke('Priya');
    expect(await statusFor(here(priya))).toBe(401);
    now = new Date(now.getTime() + 30 * DAY_MS);
    expect(await statusFor(here(asha))).toBe(401);
  });

  test('behind a private address with TLS the cookie is bound to it', async () => {
    await inbox.stop();
    inbox = await start({ INBOX_URL: 'https://inbox.example.net' });
    const host = 'inbox.example.net';
    const token = await inbox.access.makeLink('Ravi', DAY_MS);
    const opened = await inbox.ask('/open', { fields: { token }, host, origin: `https://${host}` });
    expect(opened.headers['set-cookie']?.[0]).toMatch(/^__Host-inbox=.*; Path=\/;.*; Secure$/);
    const cookie = cookieOf(opened);
    expect((await inbox.ask('/', { host, cookie })).status).toBe(200);
    expect((await inbox.ask('/', { host: 'evil.example.net', cookie })).status).toBe(421);
  });
});

describe('what is shown', () => {
  test('whatever somebody typed is text, in the list, on the page and in the table', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>{{x}}';
    const attribution = Object.fromEntries(attributionFields.map((name) => [name, evil]));
    const audit = { url: evil, score: 50, repairs: [evil] };
    const ids: string[] = [];
    for (const form of Object.values(forms)) {
      const fields = Object.fromEntries(Object.keys(form.fields).map((name) => [name, evil]));
      ids.push(
        await inbox.save({ form: form.name, fields, attribution, audit, spamSignals: [evil] }),
      );
    }
    const typed = { note: evil, owner: evil.slice(0, 90), state: 'called' };
    for (const id of ids) {
      const fields = { ...(await inbox.formOf(id, asha)), ...typed };
      expect((await inbox.ask(`/leads/${id}`, { fields, cookie: asha })).status).toBe(303);
    }
    const search = `q=${encodeURIComponent('alert')}&campaign=${encodeURIComponent(evil.slice(0, 99))}`;
    const paths = ['/', `/?${search}`, ...ids.map((id) => `/leads/${id}?saved=1`)];
    for (const path of paths) {
      const { text } = await inbox.ask(path, { cookie: asha });
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toMatch(/<script(?! type="module" src="\/assets\/[\w.-]+"><)|<img/);
    }
  });

  test('no lead and no address keeps a page from being shown', async () => {
    const sources = ['//', '//[', '/\\', '//evil.example/', '__proto__', 'constructor'];
    for (const page of sources) {
      const id = await inbox.save({ form: 'comment', fields: { name: 'Asha', page } });
      const { status, text } = await inbox.ask(`/leads/${id}`, { cookie: asha });
      expect([status, text], page).toEqual([200, expect.not.stringContaining('https://evil')]);
    }
    const halved = { name: 'x', number: '9876543210', 'came-by': `${'x'.repeat(149)}😀` };
    const added = await inbox.ask('/add', { fields: halved, cookie: asha });
    const days = ['/?from=1960-01-01', '/?to=1960-01-01', '/?from=9999-12-31', '/?to=9999-12-31'];
    for (const path of ['/', added.headers.location ?? '', '/leads.csv', '/?words=%00', ...days]) {
      expect((await inbox.ask(path, { cookie: asha })).status, path).toBe(200);
    }
  });

  test('the table is of what is filtered, and no spreadsheet runs its cells', async () => {
    await inbox.save({ fields: { name: '=HYPERLINK("http://evil.example")', source: 'home' } });
    await inbox.save({ fields: { name: 'Somebody else', source: 'home' } });
    const { headers, text } = await inbox.ask('/leads.csv?words=hyperlink', { cookie: asha });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-[\d-]{10}\.csv"$/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).not.toContain('Somebody else');
  });

  test('a report is linked while it exists', async () => {
    const url = 'https://shop.example.in/';
    const at = new Date(now.getTime() - DAY_MS).toISOString();
    const row = { url, site: 'example.in', state: 'done', attempts: 1, created_at: at } as const;
    await db
      .insertInto('audits')
      .values({
        ...row,
        id: 'the-report',
        delete_digest: '',
        claimed_by: null,
        lease_until: null,
        ended_at: at,
        before: null,
      })
      .execute();
    const id = await inbox.save({ audit: { url, score: 50, repairs: [] } });
    const address = `${siteUrl.href}seo-audit/the-report`;
    expect((await inbox.ask(`/leads/${id}`, { cookie: asha })).text).toContain(address);
    await db.deleteFrom('audits').execute();
    expect((await inbox.ask(`/leads/${id}`, { cookie: asha })).text).not.toContain(address);
  });

  test('a list that is empty says why', async () => {
    const textOf = async (path: string) => (await inbox.ask(path, { cookie: asha })).text;
    expect(await textOf('/?state=due')).toContain('Nobody waits for a call today');
    expect(await textOf('/?state=due&words=nobodyhere')).toContain('No lead fits');
  });

  test('pages follow one another without a gap', async () => {
    for (let number = 0; number < 120; number++) {
      await inbox.save({ fields: { name: `Person ${number}`, source: 'home' } });
    }
    const seen: string[] = [];
    let next: string | undefined = '/?words=person';
    while (next) {
      const { text }: { text: string } = await inbox.ask(next, { cookie: asha });
      seen.push(...[...text.matchAll(/>(Person \d+)</g)].map(([, name = '']) => name));
      next = /href="([^"]+)" rel="next"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });
});

describe('what is changed', () => {
  test('a button saves the whole form once, however often it is sent', async () => {
    const id = await inbox.save();
    const typed = {
      note: 'Wants a price',
      owner: 'Ravi',
      'follow-up': '2026-12-01',
      state: 'called',
    };
    const fields = { ...(await inbox.formOf(id, asha)), ...typed };
    await inbox.ask(`/leads/${id}`, { fields, cookie: asha });
    await inbox.ask(`/leads/${id}`, { fields, cookie: asha });
    expect(await eventsOf(id)).toEqual([
      ['Asha', { kind: 'note', text: 'Wants a price' }],
      ['Asha', { kind: 'state', state: 'called' }],
      ['Asha', { kind: 'owner', owner: 'Ravi' }],
      ['Asha', { kind: 'follow-up', on: '2026-12-01' }],
    ]);
    // After going back in the browser the same form may hold other words.
    await inbox.ask(`/leads/${id}`, { fields: { ...fields, note: 'Called again' }, cookie: asha });
    expect(await eventsOf(id)).toContainEqual(['Asha', { kind: 'note', text: 'Called again' }]);
  });

  test('two people at once: both changes are kept, and the second is told', async () => {
    const ravi = await inbox.open('Ravi');
    const id = await inbox.save();
    const [hers, his] = [await inbox.formOf(id, asha), await inbox.formOf(id, ravi)];
    const one = { ...hers, owner: 'Asha', note: 'I call at five', state: 'called' };
    await inbox.ask(`/leads/${id}`, { fields: one, cookie: asha });
    // His page still shows no owner: sending it takes her away from nobody.
    const two = { ...his, owner: '', note: 'Mailed a price' };
    const saved = await inbox.ask(`/leads/${id}`, { fields: two, cookie: ravi });
    const { text } = await inbox.ask(saved.headers.location ?? '', { cookie: ravi });
    expect(text).toMatch(/Asha changed this <time.*, while you had it open.*I call at five/s);
    expect(await inbox.desk.open(id)).toMatchObject({ lead: { owner: 'Asha', state: 'called' } });
    expect(await eventsOf(id)).toContainEqual(['Ravi', { kind: 'note', text: 'Mailed a price' }]);
  });

  test('what can not be taken is given back with all that was typed', async () => {
    const id = await inbox.save();
    const form = await inbox.formOf(id, asha);
    const words = 'A long talk & a promise';
    const fields = { ...form, note: words, 'follow-up': '31/13/2026' };
    const wrong = await inbox.ask(`/leads/${id}`, { fields, cookie: asha });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('talk &amp; a')]);

    await db.deleteFrom('leads').execute();
    const gone = await inbox.ask(`/leads/${id}`, {
      fields: { ...form, note: words },
      cookie: asha,
    });
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('talk &amp; a')]);

    await db.schema.dropTable('inbox_sessions').execute();
    const broken = await inbox.ask(`/leads/${id}`, {
      fields: { ...form, note: words },
      cookie: asha,
    });
    expect([broken.status, broken.text]).toEqual([503, expect.stringContaining('talk &amp; a')]);
  });

  test('a lead is added by hand, once', async () => {
    const fields = {
      key: 'k',
      name: 'Kavita',
      number: '98765 43210',
      service: 'SEO',
      message: 'Called',
    };
    const saved = await inbox.ask('/add', { fields, cookie: asha });
    expect((await inbox.ask('/add', { fields, cookie: asha })).headers.location).toBe(
      saved.headers.location,
    );
    const { text } = await inbox.ask(saved.headers.location ?? '', { cookie: asha });
    expect(text).toMatch(/Kavita.*Added by hand.*tel:\+919876543210/s);
    const nobody = await inbox.ask('/add', { fields: { name: 'Only a name' }, cookie: asha });
    expect([nobody.status, nobody.text]).toEqual([422, expect.stringContaining('Only a name')]);
    const short = await inbox.ask('/add', {
      fields: { ...fields, number: '98100 11' },
      cookie: asha,
    });
    expect([short.status, short.text]).toEqual([
      422,
      expect.stringContaining('“98100 11” is no phone number'),
    ]);
  });

  test('what was given up is sent again, with the name of who asked', async () => {
    const id = await inbox.save();
    await db.updateTable('deliveries').set({ state: 'dead', last_error: 'refused' }).execute();
    const fields = { ...(await inbox.formOf(id, asha)), again: '1' };
    await inbox.ask(`/leads/${id}`, { fields, cookie: asha });
    expect(await inbox.desk.open(id)).toMatchObject({
      lead: { deliveries: [{ state: 'due' }] },
      events: [{ who: 'Asha', change: { kind: 'sent-again' } }],
    });
  });
});
