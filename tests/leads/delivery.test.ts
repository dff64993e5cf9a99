import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channel } from '../../src/leads/delivery/channel.ts';
import { formRelay } from '../../src/leads/delivery/form-relay.ts';
import { readRetryAfter } from '../../src/leads/delivery/http-send.ts';
import { mailChannel } from '../../src/leads/delivery/mail.ts';
import { delayAfter, retryDelaysMs } from '../../src/leads/delivery/retry-delays.ts';
import { spreadsheet } from '../../src/leads/delivery/spreadsheet.ts';
import { webhookChannel } from '../../src/leads/delivery/webhook.ts';
import { type Pace, startWorker, type Worker } from '../../src/leads/delivery/worker.ts';
import type { FormName } from '../../src/leads/forms/form.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import {
  type MailSink,
  openStoreAt,
  type Relay,
  type RelayAnswer,
  startMailSink,
  startRelay,
  waitFor,
} from '../helpers/index.ts';

const quickPace: Pace = {
  attemptTimeoutMs: 2_000,
  retryDelaysMs: [20, 20],
  pollMs: 20,
  graceMs: 100,
};
/** Requests a minute. */
const QUICK = 60_000;
const siteUrl = new URL('https://www.example.com');

let dir: string;
let store: LeadStore;
let relay: Relay;
let mails: MailSink;
let workers: Worker[];
let log: { level: string; fields: object; message: string }[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'delivery-'));
  store = await openStoreAt(`file:${join(dir, 'leads.db')}`);
  relay = await startRelay();
  mails = await startMailSink();
  workers = [];
  log = [];
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await store.close();
  await relay.stop();
  await mails.stop();
  await rm(dir, { recursive: true });
});

function deliverOn(channel: Channel, pace: Partial<Pace> = {}): Worker {
  const note = (level: string) => (fields: object, message: string) => {
    log.push({ level, fields, message });
  };
  const worker = startWorker({
    store,
    channel,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    now: () => new Date(),
    random: () => 0.5,
    id: crypto.randomUUID(),
    pace: { ...quickPace, ...pace },
  });
  workers.push(worker);
  return worker;
}

async function keep(form: FormName, channel: Channel, fields: Record<string, string>) {
  const lead = {
    form,
    submissionId: crypto.randomUUID(),
    fields,
    attribution: {},
    spam: null,
    marks: [],
  };
  return (await store.keep(lead, [channel.name])).id;
}

const deliveryOf = async (id: string) => (await store.find(id))?.deliveries[0];
const stateOf = async (id: string) => (await deliveryOf(id))?.state;
const untilState = (id: string, state: string) =>
  waitFor(`delivery to be ${state}`, async () => (await stateOf(id)) === state);

const inquiry = {
  name: 'राजेश "R" कुमार',
  email: 'r@firm.in',
  number: '9876543210',
  company: '',
  message: 'नमस्ते 👋\nzweite Zeile & <b>',
  source: 'hero',
};

describe('payloads of specification section 7', () => {
  test('inquiry: a multipart form with captcha off and a subject naming the home page', async () => {
    const channel = formRelay('inquiry-relay', new URL(relay.url), siteUrl);
    const id = await keep('inquiry', channel, inquiry);
    deliverOn(channel);
    await untilState(id, 'delivered');
    const [request] = relay.requests;
    expect(request?.method).toBe('POST');
    expect(request?.parts).toEqual([
      ['name', inquiry.name],
      ['email', inquiry.email],
      ['number', inquiry.number],
      ['company', ''],
      ['message', 'नमस्ते 👋\r\nzweite Zeile & <b>'],
      ['_captcha', 'false'],
      ['_subject', 'New inquiry from the home page'],
    ]);
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      origin: 'https://www.example.com',
      'idempotency-key': (await deliveryOf(id))?.id,
    });
  });

  test('callback: a multipart form with a table template and its subject', async () => {
    const channel = formRelay('callback-relay', new URL(relay.url), undefined);
    const fields = { name: 'आशा', email: 'a@firm.in', phone: '+91 98765 43210', message: 'कॉल करें' };
    await keep('callback', channel, fields);
    deliverOn(channel);
    const [request] = await relay.received(1);
    expect(request?.headers.accept).toBe('application/json');
    expect(request?.parts).toEqual([
      ...Object.entries(fields),
      ['_captcha', 'false'],
      ['_template', 'table'],
      ['_subject', 'New Growth Popup Submission'],
    ]);
  });

  test('comment: rows in a data array', async () => {
    const channel = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
    await keep('comment', channel, { name: 'आशा', comment: 'वाह 👍', page: '/profile/blogs' });
    deliverOn(channel);
    const [request] = await relay.received(1);
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.json).toEqual({ data: [{ name: 'आशा', comment: 'वाह 👍' }] });
  });

  test('proposal: one data object', async () => {
    const channel = spreadsheet('proposal-sheet', new URL(relay.url), QUICK);
    const fields = {
      Name: 'आशा',
      Email: 'a@firm.in',
      Company: 'कंपनी',
      Phone: '+91 98765 43210',
      WebsiteLink: 'उदाहरण.भारत',
      Message: 'a\nb',
    };
    await keep('proposal', channel, fields);
    deliverOn(channel);
    const [request] = await relay.received(1);
    expect(request?.json).toEqual({ data: fields });
  });
});

describe('mail', () => {
  const settings = () => ({
    smtpUrl: mails.url,
    to: 'sales@example.com, owner@example.com',
    from: 'Website <leads@example.com>',
  });

  test('comes from our own address, replies to the visitor, in text and HTML', async () => {
    const channel = mailChannel(settings());
    const id = await keep('inquiry', channel, inquiry);
    deliverOn(channel);
    const [mail] = await mails.received(1);
    const key = (await deliveryOf(id))?.id;
    expect(mail).toMatchObject({
      from: 'leads@example.com',
      to: ['sales@example.com', 'owner@example.com'],
    });
    expect(mail?.headers).toMatchObject({
      from: 'Website <leads@example.com>',
      subject: 'New inquiry from the home page: राजेश "R" कुमार',
      'message-id': `<${key}@example.com>`,
    });
    expect(mail?.headers['reply-to']).toContain('<r@firm.in>');
    expect(mail?.text).toContain('नमस्ते 👋');
    expect(mail?.html).toContain('zweite Zeile &amp; &lt;b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('takes no header from a visitor', async () => {
    const channel = mailChannel(settings());
    const evil = 'Asha\r\nBcc: all@example.org';
    await keep('callback', channel, { name: evil, email: 'a@firm.in', message: evil });
    deliverOn(channel);
    const [mail] = await mails.received(1);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.to).toEqual(['sales@example.com', 'owner@example.com']);
  });

  test('of a comment has nobody to reply to', async () => {
    const channel = mailChannel(settings());
    await keep('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    const [mail] = await mails.received(1);
    expect(mail?.headers).not.toHaveProperty('reply-to');
  });

  test('put off by the server is sent later under the same Message-ID', async () => {
    const channel = mailChannel(settings());
    mails.refuseWith(451);
    const id = await keep('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel, { retryDelaysMs: Array(200).fill(20) });
    await waitFor('a first refusal', () => log.some(({ level }) => level === 'warn'));
    mails.refuseWith(undefined);
    await untilState(id, 'delivered');
    expect(mails.mails).toHaveLength(1);
    expect(mails.mails[0]?.headers['message-id']).toContain((await deliveryOf(id))?.id);
  });

  test('refused for good is given up at once', async () => {
    const channel = mailChannel(settings());
    mails.refuseWith(554);
    const id = await keep('comment', channel, { name: 'Asha', comment: 'Nice' });
    deliverOn(channel);
    await untilState(id, 'dead');
    expect(await deliveryOf(id)).toMatchObject({ attempts: 1, lastError: 'answered 554' });
  });
});

describe('webhook', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
  const channel = () => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return webhookChannel({ url: new URL(relay.url), secret: key });
  };

  test('is signed as Standard Webhooks has it, at each attempt under the same id', async () => {
    relay.answerWith({ status: 500 });
    const id = await keep('inquiry', channel(), inquiry);
    deliverOn(channel(), { retryDelaysMs: Array(200).fill(20) });
    await relay.received(2);
    relay.answerWith({ status: 204 });
    await untilState(id, 'delivered');
    const ids = relay.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([(await deliveryOf(id))?.id]));
    for (const { body, headers } of relay.requests) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({
        type: 'lead.received',
        data: { id, form: 'inquiry', fields: inquiry },
      });
    }
  });
});

describe('a spreadsheet with a quota', () => {
  test('gets the rows that gathered while it failed as one request, under one key', async () => {
    relay.answerWith({ status: 500 });
    const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await keep('comment', sheet, { name }));
    deliverOn(sheet, { retryDelaysMs: Array(200).fill(20) });
    await relay.received(2);
    relay.answerWith({ status: 200 });
    for (const id of ids) await untilState(id, 'delivered');
    for (const { json } of relay.requests) {
      expect(json).toEqual({ data: ['a', 'b', 'c'].map((name) => ({ name, comment: '' })) });
    }
    expect(new Set(relay.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('that refuses a batch gets each row alone, so that one bad row stops no other', async () => {
    const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
    relay.answerWith(({ body }) => ({ status: body.includes('bad') ? 422 : 200 }));
    const good = await keep('comment', sheet, { name: 'good' });
    const bad = await keep('comment', sheet, { name: 'bad' });
    deliverOn(sheet);
    await untilState(good, 'delivered');
    await untilState(bad, 'dead');
    expect(relay.requests).toHaveLength(3);
  });

  test('is left in peace between two attempts', async () => {
    const sheet = spreadsheet('proposal-sheet', new URL(relay.url), 300);
    for (let count = 0; count < 3; count += 1) await keep('proposal', sheet, {});
    const started = performance.now();
    deliverOn(sheet);
    await relay.received(3);
    expect(performance.now() - started).toBeGreaterThan(2 * 200 - 20);
  });
});

describe('a service that fails', () => {
  const channel = () => formRelay('inquiry-relay', new URL(relay.url), undefined);

  test.each<[string, RelayAnswer, string | RegExp]>([
    ['500', { status: 500 }, 'answered 500'],
    ['429', { status: 429 }, 'answered 429'],
    [
      'a redirect',
      { status: 302, headers: { location: 'https://elsewhere.example' } },
      'answered 302',
    ],
    ['success: false', { status: 200, body: '{"success":"false"}' }, 'answered success: false'],
    ['nothing in time', 'hang', 'no answer in time'],
    ['a broken connection', 'reset', /ECONNRESET|UND_ERR_SOCKET/],
  ])(
    'with %s is tried again with the same key until it takes the lead',
    async (_case, answer, reason) => {
      relay.answerWith(answer);
      const id = await keep('inquiry', channel(), inquiry);
      deliverOn(channel(), {
        retryDelaysMs: Array(200).fill(20),
        attemptTimeoutMs: answer === 'hang' ? 100 : 2_000,
      });
      await waitFor('a first failure', () => log.some(({ level }) => level === 'warn'));
      const [{ fields }] = log as [(typeof log)[0]];
      expect(fields).toMatchObject({ lead: id, attempt: 1, reason: expect.stringMatching(reason) });
      relay.answerWith({ status: 200 });
      await untilState(id, 'delivered');
      const keys = new Set(relay.requests.map((request) => request.headers['idempotency-key']));
      expect(keys.size).toBe(1);
    },
  );

  test('with a redirect is not followed', async () => {
    const elsewhere = await startRelay();
    relay.answerWith({ status: 307, headers: { location: elsewhere.url } });
    const id = await keep('inquiry', channel(), inquiry);
    deliverOn(channel());
    await untilState(id, 'dead');
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();
  });

  test.each([400, 404, 422])('with %i is given up at once, at error level', async (status) => {
    relay.answerWith({ status });
    const id = await keep('inquiry', channel(), inquiry);
    deliverOn(channel());
    await untilState(id, 'dead');
    expect(relay.requests).toHaveLength(1);
    expect(log).toMatchObject([
      { level: 'error', fields: { lead: id, reason: `answered ${status}` } },
    ]);
  });

  test('for as long as the schedule lasts is given up, and a retry replays it', async () => {
    relay.answerWith({ status: 503 });
    const id = await keep('inquiry', channel(), inquiry);
    deliverOn(channel());
    await untilState(id, 'dead');
    expect(relay.requests).toHaveLength(quickPace.retryDelaysMs.length + 1);
    relay.answerWith({ status: 200 });
    await store.retry(id);
    await untilState(id, 'delivered');
  });

  test('that names a Retry-After is left alone until then', async () => {
    relay.answerWith({ status: 429, headers: { 'retry-after': '3600' } });
    const id = await keep('inquiry', channel(), inquiry);
    deliverOn(channel());
    await waitFor('the postponement', async () => (await deliveryOf(id))?.lastError);
    const nextAt = (await deliveryOf(id))?.nextAt.getTime() ?? 0;
    expect(nextAt).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('holds up no other channel', async () => {
    relay.answerWith('hang');
    const other = await startRelay();
    const sheet = spreadsheet('comment-sheet', new URL(other.url), QUICK);
    for (let count = 0; count < 20; count += 1) await keep('inquiry', channel(), inquiry);
    const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
    deliverOn(channel(), { attemptTimeoutMs: 5_000 });
    deliverOn(sheet);
    await untilState(id, 'delivered');
    await other.stop();
  });
});

test('a lead for a channel that is not set up waits, and goes out once it is', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
  const relayChannel = formRelay('inquiry-relay', new URL(relay.url), undefined);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const other = await keep('inquiry', relayChannel, inquiry);
  deliverOn(relayChannel);
  await untilState(other, 'delivered');
  expect(await deliveryOf(id)).toMatchObject({ state: 'due', attempts: 0 });
  deliverOn(sheet);
  await untilState(id, 'delivered');
});

test('a new lead wakes the worker', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
  const worker = deliverOn(sheet, { pollMs: 60_000 });
  await keep('comment', sheet, { name: 'a', comment: 'b' });
  worker.wake();
  await relay.received(1);
});

test('a stopped worker waits for the attempt under way', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet, { graceMs: 5_000 });
  await relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('delivered');
});

test('a stopped worker gives up on an attempt that hangs, and leaves it due', async () => {
  relay.answerWith('hang');
  const sheet = spreadsheet('comment-sheet', new URL(relay.url), QUICK);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet, { attemptTimeoutMs: 60_000 });
  await relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('due');
});

describe('the schedule', () => {
  test('spreads eight attempts over at least 24 hours', () => {
    expect(retryDelaysMs).toHaveLength(7);
    const hours = retryDelaysMs.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
  });

  test('jitters by a fifth either way and ends', () => {
    expect(delayAfter(1, [1000], 0)).toBe(800);
    expect(delayAfter(1, [1000], 1)).toBe(1200);
    expect(delayAfter(2, [1000], 0.5)).toBeUndefined();
  });

  test('obeys Retry-After up to a day', () => {
    expect(delayAfter(1, [1000], 0.5, 60_000)).toBe(60_000);
    expect(delayAfter(1, [1000], 0.5, 10)).toBe(1000);
    expect(delayAfter(1, [1000], 0.5, 1e12)).toBe(86_400_000);
  });

  test('reads Retry-After in seconds and as a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(readRetryAfter('120', now)).toBe(120_000);
    expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
    expect(readRetryAfter('soon', now)).toBeUndefined();
    expect(readRetryAfter(null, now)).toBeUndefined();
  });
});
