import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createServer } from 'node:tls';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { sendMessage } from '../../src/watch/tell.ts';
import { watch } from '../../src/watch/watch.ts';
import {
  type MailSink,
  startMailSink,
  startNode,
  startRelay,
  startSite,
  waitFor,
} from '../helpers/index.ts';

const HOUR_MS = 3_600_000;

let folder: string;
let sink: MailSink;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  sink = await startMailSink();
  onTestFinished(async () => {
    await sink.stop();
    rmSync(folder, { recursive: true });
  });
});

type Settings = Readonly<Record<string, string>>;

const withDefaults = (env: Settings) => ({
  DATABASE_URL: `file:${folder}/leads.db`,
  WATCH_MEMORY: join(folder, 'watch.json'),
  SMTP_URL: sink.url,
  WATCH_MAIL_TO: 'admin@example.com',
  ...env,
});

/** One look; gives what was said. */
async function look(env: Settings): Promise<string> {
  const said: string[] = [];
  await watch(withDefaults(env), (sentence) => said.push(sentence));
  return said.join('\n');
}

/** The same as a program, as the timer starts it. */
async function lookProgram(env: Settings, code: number): Promise<string> {
  const { exited, output } = startNode('src/watch/main.ts', [], withDefaults(env));
  expect(await exited, output()).toBe(code);
  return output();
}

const start = async (env: Settings = {}, port?: number) => {
  const site = await startSite({ env, args: ['--api-only'], ...(port && { port }) });
  let stopped = false;
  const stop = async () => {
    if (!stopped) await site.stop();
    stopped = true;
  };
  onTestFinished(stop);
  return { ...site, stop };
};

/** Looks twice while there is trouble and twice when it is over: it is told once, and once that it is over. */
async function expectTold(env: Settings, sentence: RegExp, end: () => unknown): Promise<void> {
  const before = sink.mails.length;
  expect(await look(env)).toMatch(sentence);
  await look(env);
  expect(sink.mails).toHaveLength(before + 1);
  const told = sink.mails.at(-1);
  expect(told?.to).toEqual(['admin@example.com']);
  expect(told?.headers.subject).toMatch(/: trouble$/);
  expect(told?.text).toMatch(sentence);
  await end();
  expect(await look(env)).toContain('All is well.');
  await look(env);
  expect(sink.mails).toHaveLength(before + 2);
  expect(sink.mails.at(-1)?.headers.subject).toMatch(/: trouble is over$/);
  expect(sink.mails.at(-1)?.text).toMatch(sentence);
}

test('a server that is stopped', async () => {
  const port = await freePort();
  const env = { WATCH_SERVER: `http://127.0.0.1:${port}` };
  await expectTold(env, /The server at 127\.0\.0\.1:\d+ does not answer/, () => start({}, port));
});

test('a channel that takes nothing, also while the server is stopped', async () => {
  const relay = await startRelay();
  onTestFinished(relay.stop);
  relay.answerWith({ status: 503 });
  const env = { COMMENT_SHEET_URL: relay.url, DATABASE_URL: `file:${folder}/leads.db` };
  const site = await start(env);
  const post = async () => {
    const answer = await fetch(`${site.url}/api/leads/comment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ submission_id: crypto.randomUUID(), name: 'Asha', comment: 'Hello' }),
    });
    expect(answer.status).toBe(200);
  };
  await post();
  await post();
  const health = async () => (await (await fetch(`${site.url}/api/health`)).json()).deliveries;
  await waitFor('the channel to be failing', async () => (await health()).failing.length > 0);

  const watched = { WATCH_SERVER: site.url };
  expect(await look(watched)).toContain('All is well.');
  // As it is two hours later.
  await site.stop();
  const db = new DatabaseSync(join(folder, 'leads.db'));
  const earlier = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  db.prepare('update deliveries set failing_since = ? where failing_since is not null').run(
    earlier,
  );
  db.close();
  const again = await start(env, site.port);
  const sentence = /The channel comment-sheet takes nothing since/;
  expect(await look(watched)).toMatch(sentence);
  expect(sink.mails).toHaveLength(1);
  await again.stop();
  expect(await look(watched)).toMatch(sentence);
  expect(sink.mails).toHaveLength(2);
  expect(sink.mails[1]?.text).not.toContain('Over');
  relay.answerWith({ status: 200 });
  await start(env, site.port);
  await waitFor('the leads to be taken', async () => (await health()).waiting === 0);
  expect(await look(watched)).toContain('All is well.');
  expect(sink.mails).toHaveLength(3);
  expect(sink.mails[2]?.text).toMatch(/Over: The channel comment-sheet takes nothing since/);
});

test('a certificate that ends in ten days', async () => {
  const make = (days: number) => {
    const names = ['-subj', '/CN=localhost', '-days', String(days)];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
    const how = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ');
    execFileSync('openssl', [...how, ...names, ...files], { stdio: 'pipe' });
    return {
      key: readFileSync(join(folder, 'key.pem')),
      cert: readFileSync(join(folder, 'certificate.pem')),
    };
  };
  const proxy = createServer(make(10)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const site = await start();
  const env = { WATCH_SERVER: site.url, SITE_URL: `https://localhost:${port}` };
  await expectTold(env, /The certificate of localhost ends .+ was not renewed/, () =>
    proxy.setSecureContext(make(90)),
  );
});

test('a copy that is old, and one that nobody has tried', async () => {
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const mark = (name: string, hours: number) => {
    const at = new Date(Date.now() - hours * HOUR_MS);
    writeFileSync(join(copies, name), '');
    utimesSync(join(copies, name), at, at);
  };
  mark('copied', 31);
  mark('restored', 24);
  const site = await start();
  const env = { WATCH_SERVER: site.url, WATCH_COPIES: copies };
  await expectTold(env, /No copy of the leads has left this machine/, () => mark('copied', 2));
  mark('restored', 36 * 24);
  await expectTold(env, /No copy of the leads was restored/, () => mark('restored', 0));
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(canMount)('a disk that is nearly full', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', [disk]));
  writeFileSync(join(disk, 'much'), Buffer.alloc(960 * 1024));
  const site = await start();
  const env = { WATCH_SERVER: site.url, DATABASE_URL: `file:${disk}/leads.db` };
  await expectTold(env, /Less than a tenth of the disk/, () => rmSync(join(disk, 'much')));
});

test('what nobody could be told is told the next time, in Telegram where mail is what fails', async () => {
  const telegram = await startRelay();
  onTestFinished(telegram.stop);
  const env = { WATCH_SERVER: (await start()).url, WATCH_COPIES: join(folder, 'no-copies') };
  sink.refuseWith(451);
  await expect(look(env)).rejects.toThrow('Nobody could be told.');
  expect(await lookProgram(env, 1)).toMatch(/No copy.*Nobody could be told\./s);
  const also = {
    TELEGRAM_URL: new URL(telegram.url).origin,
    TELEGRAM_TOKEN: '42:token',
    TELEGRAM_CHAT: '-1001',
  };
  await look({ ...env, ...also });
  await look({ ...env, ...also });
  expect(telegram.requests).toHaveLength(1);
  expect(telegram.requests[0]?.body).toContain('No copy of the leads');
});

test('a message that is longer than Telegram takes is cut', async () => {
  const telegram = await startRelay();
  onTestFinished(telegram.stop);
  await sendMessage({ url: telegram.url, chat: '-1001' }, ['x'.repeat(4000), 'y'.repeat(4000)]);
  expect(telegram.requests[0]?.json).toMatchObject({ text: expect.stringMatching(/^.{4096}$/s) });
});

test('a watch that could tell nobody does not start', async () => {
  expect(await lookProgram({ SMTP_URL: 'none' }, 2)).toContain('Who should be told?');
});

test('who has saved something hears once what became of it, and nobody whom a commit only names', async () => {
  const published = join(folder, 'publish.json');
  const env = {
    WATCH_SERVER: (await start()).url,
    WATCH_PUBLISHED: published,
    WATCH_EDITORS: 'asha@example.com, ravi@example.com',
  };
  const write = (at: string, done: boolean, said: string) =>
    writeFileSync(
      published,
      JSON.stringify({ last: { at, done, said, by: ['Asha@example.com', 'x@elsewhere.example'] } }),
    );
  const heard = () =>
    sink.mails
      .filter(({ to }) => !to.includes('admin@example.com'))
      .map(({ to, headers: { subject }, text }) => ({ to, subject, text }));
  await look(env);
  expect(heard()).toEqual([]);
  write('2026-11-25T05:00:00Z', false, 'Not published.\ncontent/a.yaml: price is wrong');
  await look(env);
  await look(env);
  expect(heard()).toEqual([
    {
      to: ['Asha@example.com'],
      subject: expect.stringMatching(/: your change is not on the site$/),
      text: expect.stringContaining('price is wrong'),
    },
  ]);
  write('2026-11-25T05:05:00Z', true, 'Published.');
  await look(env);
  expect(heard()).toHaveLength(2);
  expect(heard()[1]?.subject).toMatch(/: your change is on the site$/);
  // Without a list nobody is told.
  write('2026-11-25T05:10:00Z', true, 'Published.');
  await look({ ...env, WATCH_EDITORS: '' });
  expect(heard()).toHaveLength(2);
});
