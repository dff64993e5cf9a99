import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/leads/cli/command-line.ts';
import { run } from '../../src/leads/cli/run.ts';
import type { NewLead } from '../../src/leads/storage/lead-store.ts';
import { UsageError } from '../../src/platform/command-line.ts';
import { newLead, openStoreAt, startNode } from '../helpers/index.ts';
import { watchModes } from './watch-modes.ts';

let dir: string;
let env: Record<string, string>;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cli-'));
  env = { DATABASE_URL: `file:${join(dir, 'leads.db')}` };
});
afterEach(() => rm(dir, { recursive: true }));

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** What `npm run leads` says to these words, without a process of its own. */
async function leads(...args: string[]): Promise<Outcome> {
  const { exitCode, output } = await run(args, env);
  return { code: exitCode, output: `${output}\n` };
}

/** The same as a program. */
async function leadsProgram(...args: string[]): Promise<Outcome> {
  const { exited, output } = startNode('src/leads/cli/main.ts', args, env);
  return { code: await exited, output: output() };
}

async function save(change: Partial<NewLead> = {}): Promise<string> {
  const store = await openStoreAt(`file:${join(dir, 'leads.db')}`);
  const fields = { name: 'राजेश कुमार', email: 'r@firm.in' };
  const lead = newLead({ fields, attribution: { utm_source: 'diwali' }, ...change });
  const { id } = await store.save(lead, lead.spam ? [] : ['inquiry-relay']);
  await store.close();
  return id;
}

/** As if the lead had come at that time. */
async function saveAt(time: string): Promise<string> {
  const store = await openStoreAt(`file:${join(dir, 'leads.db')}`, () => new Date(time));
  const { id } = await store.save(newLead({ form: 'comment', fields: {} }), ['comment-sheet']);
  await store.close();
  return id;
}

async function giveUp(): Promise<void> {
  const store = await openStoreAt(`file:${join(dir, 'leads.db')}`);
  const request = {
    worker: 'w',
    channel: 'inquiry-relay',
    leaseMs: 1000,
    order: 'oldest',
  } as const;
  const claim = await store.claim(request);
  await store.markDead(String(claim?.delivery.id), 'w', 'answered 400');
  await store.close();
}

test('a command leaves the database closed, with no journal beside it', async () => {
  await save();
  await leads('list');
  expect(readdirSync(dir)).toEqual(['leads.db']);
});

test('list says that there are no leads before the server has ever run, and makes no database', async () => {
  expect(await leads('list')).toMatchObject({
    code: 0,
    output: expect.stringContaining('No leads yet'),
  });
  expect(await leads('list', '--json')).toEqual({ code: 0, output: '[]\n' });
});

test('list shows each lead and what its deliveries wait for', async () => {
  const id = await save();
  const { code, output } = await leads('list');
  expect(code).toBe(0);
  expect(output).toContain(id);
  expect(output).toContain('राजेश कुमार');
  expect(output).toContain('inquiry-relay: waiting: set INQUIRY_RELAY_URL');

  env = { ...env, INQUIRY_RELAY_URL: 'https://relay.example.com/x' };
  expect((await leads('list')).output).toContain('inquiry-relay: to be sent');
});

test('list can be asked for a form, a state, a campaign, an owner, days, a number and JSON', async () => {
  const old = await saveAt('2026-01-31T18:29:00Z');
  const inquiry = await save({ attribution: { utm_campaign: 'diwali' } });
  const comment = await save({ form: 'comment' });
  const spam = await save({ spam: 'honeypot' });
  const idsOf = async (...args: string[]) =>
    JSON.parse((await leads('list', '--json', ...args)).output).map(({ id }: { id: string }) => id);
  await leads('mark', comment, 'called', '--owner', 'Ravi');
  expect(await idsOf()).toEqual([comment, inquiry, old]);
  expect(await idsOf('--form', 'inquiry')).toEqual([inquiry]);
  expect(await idsOf('--limit', '1')).toEqual([comment]);
  expect(await idsOf('--state', 'spam')).toEqual([spam]);
  expect(await idsOf('--state', 'called,spam')).toEqual([spam, comment]);
  expect(await idsOf('--campaign', 'diwali')).toEqual([inquiry]);
  expect(await idsOf('--owner', 'Ravi')).toEqual([comment]);
  expect(await idsOf('--since', '2026-01-31')).toEqual([comment, inquiry, old]);
  expect(await idsOf('--since', '2026-02-01')).toEqual([comment, inquiry]);
  expect(await idsOf('--since', '7d')).toEqual([comment, inquiry]);
});

test('list shows phone, campaign and state, and times in India', async () => {
  await save({
    fields: { name: 'Asha', number: '9876543210' },
    attribution: { utm_campaign: 'diwali' },
  });
  const old = await saveAt('2026-01-31T18:29:00Z');
  const { output } = await leads('list');
  expect(output).toMatch(/new +Asha +9876543210 +inquiry +diwali/);
  expect(output).toMatch(new RegExp(`${old} +31 Jan 2026, 11:59 pm IST`));
});

test('mark says how far sales have come, and show who said it', async () => {
  const id = await save();
  const args = [
    'won',
    '--note',
    'Signed for a year.',
    '--owner',
    'Ravi',
    '--follow-up',
    '2026-11-30',
  ];
  const { code, output } = await leads('mark', id.slice(0, 30), ...args, '--by', 'Neha');
  expect(code).toBe(0);
  expect((await leads('show', id)).output).toBe(output);
  expect(output).toMatch(/state +won\nowner +Ravi\nfollow-up +2026-11-30\n/);
  expect(output).toMatch(/event +\d+ \w+ \d{4}, [\d:]+ [ap]m IST, Neha: State: Won\n/);
  expect(output).toContain('Neha: Signed for a year.');
  await leads('mark', id, '--owner', 'none', '--follow-up', 'none');
  expect((await leads('show', id)).output).not.toMatch(/^(?:owner|follow-up)/m);
  expect(await leads('mark', id, 'sold')).toMatchObject({
    code: 2,
    output: expect.stringContaining('There is no state "sold". There are: new, called'),
  });
});

test('show prints all that is known of a lead', async () => {
  const id = await save();
  const { output } = await leads('show', id);
  for (const text of [id, 'r@firm.in', 'diwali', 'waiting']) expect(output).toContain(text);
  expect(JSON.parse((await leads('show', id, '--json')).output)).toMatchObject({
    lead: {
      id,
      fields: { name: 'राजेश कुमार' },
      deliveries: [{ channel: 'inquiry-relay', state: 'due' }],
    },
    events: [],
  });
});

test('list, show and export name the lead that another one follows', async () => {
  const submissionId = crypto.randomUUID();
  const first = await save({ submissionId });
  const second = await save({ submissionId, fields: { name: 'राजेश कुमार', email: 's@firm.in' } });
  expect((await leads('list')).output).toContain(`follows ${first}`);
  expect((await leads('show', second)).output).toMatch(new RegExp(`follows +${first}`));
  expect((await leads('show', first)).output).not.toContain('follows');
  const file = join(dir, 'leads.csv');
  await leads('export', file);
  expect(await readFile(file, 'utf8')).toContain(`"${second}","${first}"`);
});

test('show and export tell what the audit found that a lead was sent from', async () => {
  const audit = { url: 'https://shop.in/', score: 61, repairs: ['No title.', '=Too slow.'] };
  const id = await save({ audit });
  await save();
  expect((await leads('show', id)).output).toMatch(
    /SEO audit +https:\/\/shop\.in\/: 61 of 100\nTo repair +No title\.\nTo repair +=Too slow\./,
  );
  const listed = JSON.parse((await leads('list', '--json')).output);
  expect(listed.map((lead: { audit: unknown }) => lead.audit)).toEqual([null, audit]);
  const file = join(dir, 'leads.csv');
  await leads('export', file);
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  expect(lines[0]).toContain('"audited page","audit score","to repair"');
  expect(lines[1]).toContain('"","",""');
  expect(lines[2]).toContain('"https://shop.in/","61","No title. =Too slow."');
});

test('retry takes all that is not delivered, and says what else it needs', async () => {
  const id = await save();
  await giveUp();
  expect((await leads('list')).output).toContain(`given up (answered 400), retry ${id}`);
  expect((await leads('retry', id, '--by', 'Neha')).output).toBe(
    '1 delivery is waiting until you set INQUIRY_RELAY_URL.\n',
  );
  expect((await leads('show', id)).output).toContain('Neha: Sent again');
  env = { ...env, INQUIRY_RELAY_URL: 'https://relay.example.com/x' };
  await giveUp();
  await save();
  expect((await leads('retry', '--all')).output).toBe(
    '2 deliveries are due now; the server sends while it runs. 1 of them had been given up.\n',
  );
  expect(JSON.parse((await leads('retry', '--all', '--json')).output)).toEqual([
    { channel: 'inquiry-relay', state: 'due', count: 2 },
  ]);
});

test('retry says what is being sent, what is off, and that nothing is left', async () => {
  expect((await leads('retry', '--all')).output).toContain('No leads yet');
  await save();
  const store = await openStoreAt(String(env.DATABASE_URL));
  const request = {
    worker: 'w',
    channel: 'inquiry-relay',
    leaseMs: 60_000,
    order: 'oldest',
  } as const;
  const claim = await store.claim(request);
  expect((await leads('retry', '--all')).output).toContain('1 delivery is being sent right now.');
  await store.markDelivered(String(claim?.delivery.id), 'w');
  expect((await leads('retry', '--all')).output).toContain('Nothing to retry');
  await store.close();
  const id = await save();
  env = { ...env, INQUIRY_RELAY_URL: 'none' };
  expect((await leads('retry', id)).output).toContain('of a channel that is off: inquiry-relay.');
});

test('stats counts leads and deliveries, and says what to do about those given up', async () => {
  expect((await leads('stats')).output).toContain('No leads yet');
  await save();
  expect((await leads('stats')).output).toMatch(/waiting +1 +set INQUIRY_RELAY_URL/);
  await giveUp();
  const { output } = await leads('stats');
  expect(output).toMatch(/inquiry-relay +GIVEN UP +1/);
  expect(output).toContain('retry --all');
  expect(JSON.parse((await leads('stats', '--json')).output)).toMatchObject({
    leads: [{ form: 'inquiry', count: 1, spam: 0 }],
  });
});

describe('export', () => {
  const nasty = {
    name: '=HYPERLINK("http://evil.example","x")',
    email: '@SUM(A1)',
    number: '+91-98765-43210',
    company: 'Tea, "Milk" & Co',
    message: 'दो\nपंक्तियाँ',
  };

  test('writes a table that a spreadsheet can open without running anything', async () => {
    await save({ fields: nasty, attribution: { utm_source: '\t=1+1', gclid: '-x' } });
    await save({ form: 'comment', fields: { name: 'आशा', comment: '+91 is our code' } });
    const file = join(dir, 'leads.csv');
    expect((await leads('export', file)).output).toContain('2 leads in');
    const text = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const sales = '"state","owner","follow-up","lost because","worth (INR)","worth per","campaign"';
    const fields = '"name","email","phone","company","website","message","source","page"';
    const start = `\uFEFF"received (IST)","form",${sales},${fields},"notes","utm_source",`;
    expect(text.slice(0, start.length)).toBe(start);
    for (const cell of [
      `"'=HYPERLINK(""http://evil.example"",""x"")"`,
      `"'@SUM(A1)"`,
      '"+91 98765 43210"',
      '"Tea, ""Milk"" & Co"',
      '"दो\nपंक्तियाँ"',
      `"'\t=1+1"`,
      `"'-x"`,
      `"'+91 is our code"`,
    ]) {
      expect(text).toContain(cell);
    }
    expect(text).not.toMatch(/(?:^|,)"[=+@-](?!91 98765 43210)/m);
  });

  test('takes the filters of the list, and tells what sales noted', async () => {
    const id = await save();
    await save();
    await leads('mark', id, 'called', '--note', '=Busy, "later"', '--by', 'Neha');
    await leads('mark', id, '--note', 'Bought.', '--owner', 'Ravi', '--by', 'Ravi');
    const file = join(dir, 'called.csv');
    expect((await leads('export', file, '--state', 'called')).output).toContain('1 lead in');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('"inquiry","called","Ravi","",""');
    expect(text).toMatch(
      /"\d{4}-\d\d-\d\d \d\d:\d\d Neha: =Busy, ""later""\n[^"]+ Ravi: Bought\."/,
    );
  });

  test('does not write over a file', async () => {
    await save();
    await writeFile(join(dir, 'leads.csv'), 'precious');
    const refused = await leads('export', join(dir, 'leads.csv'));
    expect(refused).toMatchObject({ code: 2, output: expect.stringMatching(/exists already/) });
    expect(await readFile(join(dir, 'leads.csv'), 'utf8')).toBe('precious');
  });
});

test('erase deletes what an address has sent, and says what else is to be done', async () => {
  const id = await save();
  await giveUp();
  await leads('mark', id, '--note', 'Wants it at r@firm.in.');
  await leads('list', '--campaign', 'any: words are written');
  const { output } = await leads('erase', '--email', 'R@firm.in');
  expect(output).toContain('1 lead erased.');
  expect(output).toContain('erase them there too (inquiry-relay)');
  expect(JSON.parse((await leads('list', '--json')).output)).toEqual([]);
  const submissionId = crypto.randomUUID();
  await save({ submissionId });
  const mistyped = await save({ submissionId, fields: { email: 's@firm.in' } });
  const again = (await leads('erase', '--email', 'r@firm.in')).output;
  expect(again).toMatch(/erased before, on \d/);
  expect(again).toContain(`have another address or number:\n  ${mistyped}\n`);
  const bytes = await readFile(join(dir, 'leads.db'), 'latin1');
  expect(bytes).not.toContain('r@firm.in');
});

test('retention shows what is old and undelivered, and deletes it when it is confirmed', async () => {
  const old = [await saveAt('2020-01-01'), await saveAt('2020-01-02')];
  const young = await save();
  const { output } = await leads('retention');
  for (const text of ['2 leads came before', 'more than half', ...old])
    expect(output).toContain(text);
  expect(output).not.toContain(young);
  expect((await leads('retention', '--confirm')).output).toContain('2 leads deleted');
  expect(JSON.parse((await leads('retention', '--json')).output)).toMatchObject({
    old: 0,
    needsConfirmation: false,
    undelivered: [],
  });
});

test('a backup is for this user only from its first byte', async () => {
  const store = await openStoreAt(String(env.DATABASE_URL));
  const message = 'x'.repeat(3000);
  await Promise.all(
    Array.from({ length: 2000 }, () =>
      store.save(newLead({ form: 'comment', fields: { message } }), []),
    ),
  );
  await store.close();
  const usual = process.umask(0o022);
  const watched = watchModes(join(dir, 'copy.db.partial'));
  expect((await leadsProgram('backup', join(dir, 'copy.db'))).code).toBe(0);
  process.umask(usual);
  expect([...watched.stop()]).toEqual(['600']);
});

test.each([
  ['file:/proc/nope/leads.db', 'ENOENT'],
  ['file:/dev/null/leads.db', 'ENOTDIR'],
  [`file:${tmpdir()}`, 'it is not a file'],
  ['file:dangling', 'is a link to something that is missing'],
  ['postgres://leads:hunter2@nowhere.invalid/leads', 'nowhere.invalid'],
])('with the database %s this program ends in a sentence', async (url, reason) => {
  await symlink(join(dir, 'missing'), join(dir, 'dangling'));
  env = { DATABASE_URL: url.replace('dangling', join(dir, 'dangling')) };
  const { code, output } = await leads('list');
  expect(code).toBe(1);
  expect(output).toMatch(/^The database .+ can't be used \(.+\)\..*\n$/);
  expect(output).toContain(reason);
  expect(output).not.toContain('hunter2');
});

test('backup writes all to a file that can be opened instead, while others write', async () => {
  const id = await save();
  const store = await openStoreAt(String(env.DATABASE_URL));
  const file = join(dir, 'copy.db');
  expect((await leads('backup', file)).output).toContain('copy.db');
  await save();
  await store.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await leads('backup', file)).code).toBe(2);
  env = { DATABASE_URL: `file:${file}` };
  const saved = JSON.parse((await leads('list', '--json')).output);
  expect(saved).toMatchObject([{ id, deliveries: [{ state: 'due' }] }]);
});

describe('a drill', () => {
  const copy = () => join(dir, 'copy.db');

  test('says how many leads a copy holds and from when, and that none is missing', async () => {
    await saveAt('2026-01-03T05:00:00Z');
    await saveAt('2026-02-04T06:00:00Z');
    await leads('backup', copy());
    await saveAt('2026-02-05T06:00:00Z');
    const before = await readFile(copy());
    const { code, output } = await leads('drill', copy());
    expect(code).toBe(0);
    expect(output).toContain('holds 2 leads: the oldest came 3 Jan 2026');
    expect(output).toContain('the newest 4 Feb 2026');
    expect(output).toContain(
      'Of the 1 lead here that had come a minute before its newest, it lacks none',
    );
    expect(await readFile(copy())).toEqual(before);
    expect(JSON.parse((await leads('drill', copy(), '--json')).output).leads).toBe(2);

    env = { DATABASE_URL: `file:${join(dir, 'elsewhere.db')}` };
    expect((await leads('drill', copy())).output).toContain('no database here to compare it with');
    expect(readdirSync(dir)).not.toContain('elsewhere.db');
  });

  test('fails for a copy that lacks leads, is damaged, or is not there', async () => {
    for (const day of ['03', '04', '05']) await saveAt(`2026-01-${day}T05:00:00Z`);
    await leads('backup', copy());
    const db = new DatabaseSync(copy());
    db.exec("delete from leads where received_at like '2026-01-04%'");
    db.close();
    const lacking = await leads('drill', copy());
    expect(lacking.code).toBe(1);
    expect(lacking.output).toContain('it holds 1 lead of the 2 that had come by then');

    const bytes = await readFile(copy());
    await writeFile(copy(), bytes.fill(0xff, 4096 + 100, 4096 * 2));
    for (const file of [copy(), join(dir, 'nowhere.db')]) {
      const { code, output } = await leads('drill', file);
      expect(code, output).toBe(1);
      expect(output).toMatch(/^The database .+ can't be used \(/);
    }
    expect(readdirSync(dir)).not.toContain('nowhere.db');
  });
});

test.each([
  ['backup', '/dev/null/copy.db'],
  ['export', '/proc/nope/leads.csv'],
])('%s to a file that no system can make ends in a sentence', async (command, file) => {
  await save();
  const { code, output } = await leads(command, file);
  expect(code).toBe(2);
  expect(output).toMatch(/^\/\S+ can't be written \(.+\)\.\n$/);
});

test.each([
  [['retry'], 'Which leads?'],
  [['retry', 'x', '--all'], 'Which leads?'],
  [['show'], 'Which lead?'],
  [['list', '--form', 'survey'], 'There is no form "survey". There are: inquiry'],
  [['list', '--limit', '0'], '--limit must be'],
  [['list', '--state', 'open'], 'There is no state "open"'],
  [['list', '--since', 'monday'], '"monday" is no day. Write it like 2026-11-30.'],
  [['export', 'x.csv', '--since', '2026-02-30'], '"2026-02-30" is no day'],
  [['mark', 'x'], 'Which lead, and as what?'],
  [['mark', 'x', 'won', 'lost'], 'One thing at a time'],
  [['destroy'], 'There is no command "destroy"'],
  [['list', '--bogus'], '--bogus'],
  [['export'], 'Into which file?'],
  [['backup'], 'Into which file?'],
  [['drill'], 'Which copy?'],
  [['erase', '--email', 'asha'], 'Whose leads?'],
  [['erase', '--phone', '12'], 'Whose leads?'],
  [['erase', '--phone', '9876543210', '--email', 'a@b.in'], 'Whose leads?'],
  [['copy-to', 'mysql://x'], 'Where to?'],
])('%j is not understood, and a sentence says what to write', (args, sentence) => {
  expect(() => parseCommandLine(args)).toThrow(UsageError);
  expect(() => parseCommandLine(args)).toThrow(sentence);
});

test.each([
  [['list', '--limit', '0'], '--limit must be'],
  [['show', 'zzz'], 'No lead, or more than one'],
])('%j ends with that sentence and exit code 2', async (args, sentence) => {
  await save();
  const { code, output } = await leadsProgram(...args);
  expect(code).toBe(2);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});

test.each([[['--help']], [['help']], [[]]])('%j asks for help', (args) => {
  expect(parseCommandLine(args)).toEqual({ name: 'help' });
});

test('help explains the commands', async () => {
  const { code, output } = await leadsProgram();
  expect(code).toBe(0);
  expect(output).toContain('npm run leads -- list');
});
