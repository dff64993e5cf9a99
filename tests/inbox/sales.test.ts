import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTables } from '../../src/platform/database/open-tables.ts';
import type { Tables } from '../../src/platform/database/schema.ts';
import { startMailSink } from '../helpers/index.ts';
import { StartedInbox } from './started-inbox.ts';

let dir: string;
let db: Kysely<Tables>;
let now: Date;
let inbox: StartedInbox;
let asha: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sales-'));
  db = await openTables({ kind: 'sqlite', path: join(dir, 'leads.db') });
  now = new Date('2026-11-25T06:00:00Z');
  inbox = await StartedInbox.start(db, { now: () => now });
  asha = await inbox.open('Asha');
});
afterEach(async () => {
  await inbox.stop();
  await db.destroy();
  await rm(dir, { recursive: true });
});

const look = async (path: string) => (await inbox.ask(path, { cookie: asha })).text;
const post = (path: string, fields: Record<string, string>) =>
  inbox.ask(path, { fields, cookie: asha });
const eventsOf = async (id: string) =>
  ((await inbox.desk.open(id))?.events ?? []).map(({ change }) => change);

test('the same caller is told in the list, on the lead’s page, and before a lead is added by hand', async () => {
  const first = await inbox.save();
  const second = await inbox.save();
  expect((await look('/')).match(/2 times/g)).toHaveLength(2);
  expect(await look(`/leads/${second}`)).toMatch(
    new RegExp(`The same person, 1 more.*/leads/${first}`, 's'),
  );
  const fields = { key: 'k', name: 'Asha V', number: '+91 98765-43210', 'came-by': 'IndiaMART' };
  const asked = await post('/add', fields);
  expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('is known')]);
  expect(await inbox.desk.count({})).toBe(2);
  const added = await post('/add', { ...fields, 'is-known': '1' });
  expect(await look(added.headers.location ?? '')).toContain('IndiaMART');
});

test('leads that are ticked are joined, and one is parted again', async () => {
  const one = await inbox.save({ fields: { name: 'Asha', number: '9811111111', source: 'home' } });
  const other = await inbox.save({
    fields: { name: 'A. V.', number: '9822222222', source: 'home' },
  });
  const ticked = { [`lead-${one}`]: 'on', [`lead-${other}`]: 'on', key: 'k', list: '/?words=a' };
  const answer = await post('/leads', { ...ticked, join: '1', owner: '', state: 'called' });
  expect(answer.headers.location).toBe('/?words=a&saved=1');
  expect(await look(`/leads/${one}`)).toMatch(/same person, 1 more.*Another person after all/s);
  await post(`/leads/${one}`, { ...(await inbox.formOf(one, asha)), part: '1' });
  expect(await look(`/leads/${one}`)).not.toContain('The same person, ');
  expect(await eventsOf(one)).toEqual([
    { kind: 'state', state: 'called' },
    { kind: 'joined', with: other },
    { kind: 'parted' },
  ]);
});

test('a lead’s own page joins another by its link, number or address', async () => {
  const one = await inbox.save();
  const fields = { name: 'A. V.', number: '9822222222', email: 'av@x.in', source: 'home' };
  const other = await inbox.save({ fields });
  const link = `https://inbox.firm.in/leads/${other.toUpperCase()}?list=%2F`;
  for (const same of [link, '+91 98222-22222', 'AV@x.in']) {
    await post(`/leads/${one}`, { ...(await inbox.formOf(one, asha)), same });
    expect(await look(`/leads/${one}`), same).toMatch(/The same person, 1 more/);
    await post(`/leads/${one}`, { ...(await inbox.formOf(one, asha)), part: '1' });
  }
  for (const same of ['98333 33333', `/leads/${one}`, '98765 43210']) {
    const wrong = await post(`/leads/${one}`, { ...(await inbox.formOf(one, asha)), same });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('no other lead')]);
  }
});

test('whoever forgets to tick is told that nothing was done', async () => {
  const id = await inbox.save();
  const sent = async (fields: Record<string, string>) =>
    look((await post('/leads', { key: 'k', list: '/', ...fields })).headers.location ?? '');
  expect(await sent({ state: 'won' })).toContain('Nothing was saved: tick the leads first.');
  const erased = { [`lead-${crypto.randomUUID()}`]: 'on', owner: 'Neha' };
  expect(await sent(erased)).toContain('Nothing was saved: tick the leads first.');
  expect(await sent({ [`lead-${id}`]: 'on', join: '1' })).toContain('tick two leads or more');
  expect(await sent({ [`lead-${id}`]: 'on', owner: 'Neha' })).toMatch(/Saved\. .*no mail address/);
});

test('several leads get an owner and a state at once; what is left empty stays', async () => {
  const ids = [await inbox.save(), await inbox.save(), await inbox.save()];
  await inbox.desk.change(
    ids[0] ?? '',
    [{ kind: 'owner', owner: 'Neha' }],
    'Neha',
    crypto.randomUUID(),
  );
  const ticked = Object.fromEntries(ids.slice(0, 2).map((id) => [`lead-${id}`, 'on']));
  await post('/leads', { ...ticked, key: 'k', owner: '', state: 'spam' });
  await post('/leads', { ...ticked, key: 'k', owner: 'Ravi', state: '' });
  const states = (await inbox.desk.withIds(ids)).map(({ state, owner }) => [state, owner]);
  expect(states).toEqual([
    ['new', null],
    ['spam', 'Ravi'],
    ['spam', 'Ravi'],
  ]);
});

test('whoever loses a lead is asked why, and what it was worth is filtered and summed', async () => {
  const id = await inbox.save();
  const lost = await post(`/leads/${id}`, { ...(await inbox.formOf(id, asha)), state: 'lost' });
  expect(await look(lost.headers.location ?? '')).toMatch(/Why was it lost\?.*value="Price"/s);
  await post(`/leads/${id}`, { key: 'why', 'lost-because': 'Price' });
  expect(await look('/?reason=Price')).toContain('1 lead found');
  expect(await look(`/leads/${id}?saved=1`)).not.toContain('Why was it lost?');

  const won = await inbox.save();
  const worth = { worth: '₹ 22,000', 'worth-per': 'month', state: 'won' };
  await post(`/leads/${won}`, { ...(await inbox.formOf(won, asha)), ...worth });
  expect(await look('/?worth=20000')).toMatch(/1 lead found.*, worth ₹22,000 a month/s);
  expect(await look('/?worth=23000')).toContain('0 leads found');
  const wrong = { ...(await inbox.formOf(won, asha)), worth: 'much', note: 'kept' };
  const answer = await post(`/leads/${won}`, wrong);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('kept')]);
  expect(await look('/figures')).toMatch(/Won, a month<\/dt><dd>₹22,000.*Price/s);
  expect(await look('/figures')).toContain('href="/figures?from=2026-11-23&amp;to=2026-11-29"');
  expect(await look('/figures?from=1+Jan+1000&to=31+Dec+9999')).toContain('27 Dec 9999');
  const csv = await inbox.ask('/figures.csv', { cookie: asha });
  expect(csv.text).toContain('"reason","Price","1","0","1","0","0"');
  expect(await look('/figures?from=nonsense')).toContain('“nonsense” is no day');
});

test('a typo of what was sent is corrected, and history says by whom', async () => {
  const id = await inbox.save();
  const form = await inbox.formOf(id, asha);
  await post(`/leads/${id}`, { ...form, 'field-number': '9876500000' });
  const text = await look(`/leads/${id}`);
  expect(text).toContain('tel:+919876500000');
  expect(text).toMatch(/Asha<\/strong>.*Corrected: 9876500000, before: 9876543210/s);
  const wrong = await post(`/leads/${id}`, { ...form, 'field-number': '98100 11' });
  expect([wrong.status, wrong.text]).toEqual([
    422,
    expect.stringMatching(/“98100 11” is no phone number.*<textarea[^>]*name="field-number"/s),
  ]);
  expect(await eventsOf(id)).toHaveLength(1);
});

test('what a lead says of itself, unseen, is corrected by nobody, and a name stays one line', async () => {
  const id = await inbox.save();
  for (const field of ['source', 'service', '__proto__', 'constructor', 'toString']) {
    await post(`/leads/${id}`, { [`field-${field}`]: 'telephone' });
  }
  expect(await eventsOf(id)).toEqual([]);
  await post(`/leads/${id}`, { 'field-name': 'Asha\r\nBcc: x@y.in \u202Ereversed' });
  await post(`/leads/${id}`, { 'field-message': 'One.\r\nTwo.' });
  const fields = (await inbox.desk.open(id))?.lead.fields;
  expect(fields).toMatchObject({ name: 'Asha Bcc: x@y.in reversed', message: 'One.\nTwo.' });
});

test('days are typed and shown as people write them', async () => {
  const id = await inbox.save();
  for (const [typed, day] of [
    ['30 Nov 2026', '2026-11-30'],
    ['1/12/2026', '2026-12-01'],
    ['3 jan', '2027-01-03'],
    ['2026-12-24', '2026-12-24'],
  ] as const) {
    await post(`/leads/${id}`, { ...(await inbox.formOf(id, asha)), 'follow-up': typed });
    expect((await inbox.desk.open(id))?.lead.followUpOn, typed).toBe(day);
  }
  expect(await look(`/leads/${id}`)).toContain('value="24 Dec 2026"');
});

test('the list is come back to with its filter', async () => {
  const id = await inbox.save();
  expect(await look('/?state=new&words=asha')).toContain(
    `/leads/${id}?list=${encodeURIComponent('/?words=asha&amp;state=new').replace('%26amp%3B', '%26')}`,
  );
  const page = await look(`/leads/${id}?list=${encodeURIComponent('/?state=new&words=asha')}`);
  expect(page).toContain('href="/?words=asha&amp;state=new"');
  const later = `/leads/${id}?list=${encodeURIComponent(`/?before=${id}`)}`;
  expect(await look(later)).toContain(`href="/?before=${id}"`);
  const evil = await look(
    `/leads/${id}?list=${encodeURIComponent('https://evil.example/?words=x')}`,
  );
  expect(evil).not.toContain('evil.example');
  expect(evil).toContain('href="/?words=x"');
  expect(await look(`/leads/${id}?list=http://[`)).toContain('>All leads<');
});

test('leads that came since are counted, for whoever is signed in', async () => {
  const id = await inbox.save();
  expect(await look('/')).toContain(`data-new-leads="${id}"`);
  await inbox.save();
  await inbox.save({ spam: 'honeypot' });
  expect(JSON.parse(await look(`/new?after=${id}`))).toEqual({ count: 1 });
  expect((await inbox.ask(`/new?after=${id}`)).status).toBe(401);
});

test('a greeting names who writes, the firm and what was asked, in three voices', async () => {
  const id = await inbox.save();
  const text = await look(`/leads/${id}`);
  const greeting = encodeURIComponent('Hello Asha Verma, Asha of Firm & Co about Inquiry.');
  expect(text).toContain(`https://wa.me/919876543210?text=${greeting}`);
  expect(text).toContain('<span lang="hi">हिंदी</span>');
});

test('whoever gets a lead is told by mail, or whoever hands it over is told to do it', async () => {
  const sink = await startMailSink();
  await inbox.stop();
  inbox = await StartedInbox.start(db, {
    now: () => now,
    env: { SMTP_URL: sink.url, LEADS_MAIL_TO: 'sales@firm.in', INBOX_URL: 'https://inbox.firm.in' },
  });
  asha = await inbox.open('Asha');
  await inbox.access.noteMail('Ravi', 'ravi@firm.in');
  const id = await inbox.save();
  const hand = async (owner: string) => {
    const answer = await post(`/leads/${id}`, { ...(await inbox.formOf(id, asha)), owner });
    return look(answer.headers.location ?? '');
  };
  expect(await hand('ravi')).toContain('The new owner was told by mail.');
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toMatchObject({ to: ['ravi@firm.in'] });
  expect(await hand('Neha')).toContain('no mail address is known');
  expect(await hand('Asha')).not.toContain('new owner');
  expect(sink.mails).toHaveLength(1);
  await sink.stop();
});
