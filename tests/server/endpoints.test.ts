import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forms } from '../../src/forms/index.ts';
import { HONEYPOT_FIELD } from '../../src/forms/submission-metadata.ts';
import { submissionIdOf } from '../../src/leads/intake/submission.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import { leadsAt, openStoreAt, type Site, startSite, waitFor } from '../helpers/index.ts';
import { makeFixtureSite } from './fixture-site.ts';

let dist: string;
let site: Site;
let store: LeadStore;

beforeAll(async () => {
  dist = await makeFixtureSite();
  site = await startSite({ dist });
  store = await openStoreAt(String(site.env.DATABASE_URL));
});

afterAll(async () => {
  await store.close();
  await site.stop();
  await rm(dist, { recursive: true });
});

const samples = {
  inquiry: {
    name: 'राजेश कुमार',
    email: 'r@firm.in',
    number: '9876543210',
    company: 'क & Co',
    message: 'नमस्ते\nworld',
    source: 'hero',
  },
  proposal: {
    Name: 'Asha "A" <b>',
    Email: 'a@firm.in',
    Company: 'Firm',
    Phone: '+91 98765 43210',
    WebsiteLink: 'firm.in',
    Message: '',
  },
  callback: { name: 'Asha', email: 'a@firm.in', phone: '', message: 'Call me' },
  comment: { name: 'आशा', comment: 'बहुत बढ़िया 👍', page: '/profile/blogs' },
} as const;

type FormName = keyof typeof samples;
const names = Object.keys(samples) as FormName[];

const encodings = {
  json: (fields: Record<string, string>) => ({
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  }),
  urlencoded: (fields: Record<string, string>) => ({
    body: new URLSearchParams(fields),
    headers: {},
  }),
  multipart: (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return { body, headers: {} };
  },
};

function post(
  form: FormName,
  fields: Record<string, string>,
  {
    encoding = 'json',
    headers = {},
  }: { encoding?: keyof typeof encodings; headers?: Record<string, string> } = {},
): Promise<Response> {
  const sent = encodings[encoding](fields);
  return fetch(site.url + forms[form].endpoint, {
    method: 'POST',
    body: sent.body,
    headers: { accept: 'application/json', ...sent.headers, ...headers },
    redirect: 'manual',
  });
}

const asPage = { encoding: 'urlencoded', headers: { accept: 'text/html,*/*;q=0.8' } } as const;

describe.each(names)('%s', (form) => {
  test.each(Object.keys(encodings) as (keyof typeof encodings)[])(
    'sent as %s is stored as typed and answered with its text',
    async (encoding) => {
      const fields = { ...samples[form], submission_id: randomUUID(), utm_source: 'दिल्ली' };
      const response = await post(form, fields, { encoding });
      const answer = await response.json();
      expect(response.status).toBe(200);
      expect(answer).toEqual({
        ok: true,
        id: expect.any(String),
        message: forms[form].messages.success,
      });
      expect(await store.find(answer.id)).toMatchObject({
        form,
        submissionId: fields.submission_id,
        fields: samples[form],
        attribution: { utm_source: 'दिल्ली' },
        spam: null,
      });
    },
  );

  test('left empty is refused with a sentence a field', async () => {
    const response = await post(form, {});
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect(answer).toMatchObject({ ok: false });
    expect(answer.message).toBe(
      form === 'comment' ? 'Please enter both name and comment.' : forms[form].messages.failure,
    );
    const sentences = Object.values(answer.errors);
    expect(sentences.length).toBeGreaterThan(1);
    for (const text of sentences) expect(text).toMatch(/^Please /);
  });

  test('sent without scripts is answered with a page', async () => {
    const response = await post(form, samples[form], asPage);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('data-page="success"');
  });

  test('refused without scripts comes back with all that was typed', async () => {
    const evil = { email: `" onfocus='alert(1)' <script>`, Email: `" onfocus='alert(1)' <script>` };
    const wrong = { ...samples[form], ...evil, name: '', Name: '', utm_source: 'x"y' };
    const response = await post(form, wrong, asPage);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="x&quot;y"');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('onfocus=');
    expect(html).toMatch(/name="submission_id" value="[0-9a-f-]{36}"/);
    expect(html).toMatch(/<li><a href="#[Nn]ame">Please enter your name\.<\/a><\/li>/);
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });
});

describe('a short inquiry', () => {
  const typed = { name: 'राजेश', number: '9876543210' };
  const onService = { ...typed, source: '/services/seo-services', service: 'SEO Services' };
  const kept = async (fields: Record<string, string>) => {
    const submission = { ...fields, submission_id: randomUUID() };
    const response = await post('inquiry', submission);
    return response.ok ? store.find((await response.json()).id) : response.json();
  };

  test('from a service page needs no address, and its message begins with the service', async () => {
    expect(await kept(onService)).toMatchObject({
      form: 'inquiry',
      fields: {
        ...typed,
        email: '',
        company: '',
        message: 'SEO Services',
        source: '/services/seo-services',
      },
      deliveries: [{ channel: 'inquiry-relay' }],
    });
    expect((await kept({ ...onService, message: 'Call\nafter 5' })).fields).toEqual({
      ...typed,
      email: '',
      company: '',
      message: 'SEO Services\nCall\nafter 5',
      source: '/services/seo-services',
    });
  });

  test.each([
    [
      'a page that has moved, its address of today',
      '/services/rank-services',
      '/services/seo-services',
    ],
    ['a page that has gone', '/services/free-lunch', 'home'],
    ['a page that has become no service', '/services/our-name', 'home'],
    ['nonsense', '/services/../<b>', 'home'],
    ['the folder', '/services/', 'home'],
    ['another spelling', '/services/%73eo-services', 'home'],
  ])('is kept whatever page sent it; as its source stands for %s', async (_case, sent, source) => {
    expect(await kept({ ...onService, source: sent })).toMatchObject({
      fields: { ...typed, message: 'SEO Services', source },
    });
  });

  test.each(['hero', 'home', '', '/Contact', '/seo-audit/', '/services'])(
    'is none from "%s", which asks for an address',
    async (source) => {
      expect(await kept({ ...typed, source })).toMatchObject({
        errors: { email: expect.stringMatching(/^Please/) },
      });
    },
  );

  test('from an audit report needs a number or an address', async () => {
    const source = '/seo-audit';
    const email = 'r@firm.in';
    expect(await kept({ ...typed, source })).toMatchObject({ fields: { source, email: '' } });
    expect(await kept({ name: 'A', email, source })).toMatchObject({ fields: { email, source } });
    const missing = 'Please enter your phone number or your email address.';
    expect((await kept({ name: 'A', email: ' \u200b', source })).errors).toEqual({
      number: missing,
    });
    expect(Object.keys((await kept({ source })).errors)).toEqual(['name', 'number']);
    expect(Object.keys((await kept({ name: 'A', email, number: '98', source })).errors)).toEqual([
      'number',
    ]);
  });

  test.each([
    ['short', { ...onService, number: '98765' }],
    ['audit', { ...typed, source: '/seo-audit', service: 'firm.in', email: 'r@' }],
    ['inquiry', { ...typed, source: 'home' }],
  ])('refused without scripts is shown again as the %s form', async (view, fields) => {
    const response = await post('inquiry', fields, asPage);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(`data-page="${view}"`);
    for (const [name, value] of Object.entries(fields)) {
      expect(html.replaceAll('&#x2F;', '/')).toContain(`name="${name}" value="${value}"`);
    }
  });

  test('sent twice without scripts is one lead', async () => {
    const fields = { ...onService, name: randomUUID() };
    const ids = [];
    for (const encoding of ['urlencoded', 'json'] as const) {
      ids.push((await (await post('inquiry', fields, { encoding })).json()).id);
    }
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a submission id', () => {
  test('makes 50 posts at once one lead with one delivery', async () => {
    const fields = { ...samples.inquiry, submission_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await post('inquiry', fields)).json()),
    );
    const ids = new Set(answers.map((answer) => answer.id));
    expect(ids.size).toBe(1);
    const lead = await store.find([...ids][0]);
    expect(lead?.deliveries).toHaveLength(1);
  });

  test('made by the server keeps a second tap without scripts from doubling', async () => {
    const fields = { ...samples.callback, message: randomUUID() };
    const ids = [];
    for (const encoding of ['urlencoded', 'multipart', 'json'] as const) {
      const answer = await (await post('callback', fields, { encoding })).json();
      ids.push(answer.id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  test('computed for the lead that somebody else is about to send does not stand in its way', async () => {
    const fields = { ...samples.comment, comment: randomUUID() };
    const computed = submissionIdOf('comment', fields, new Date());
    const forged = { name: 'Nobody', comment: randomUUID(), submission_id: computed };
    expect((await post('comment', forged)).status).toBe(200);
    const { id } = await (await post('comment', fields)).json();
    expect(await store.find(id)).toMatchObject({ fields, follows: null, submissionId: computed });
  });

  test('that comes with other fields is a lead of its own, answered like the first', async () => {
    const fields = { ...samples.inquiry, submission_id: randomUUID() };
    const answers = [];
    for (const number of ['9876543210', '9876543219', '9876543219', '9876543210']) {
      const answer = await post('inquiry', { ...fields, number, utm_source: number });
      answers.push(await answer.json());
    }
    const [first, second, ...again] = answers;
    expect(second).toEqual({ ...first, id: expect.not.stringContaining(first.id) });
    expect(again).toEqual([second, first]);
    expect(await store.find(second.id)).toMatchObject({ follows: first.id });
  });

  test('that is none is replaced, not refused', async () => {
    const fields = { ...samples.comment, comment: randomUUID(), submission_id: 'x' };
    expect((await post('comment', fields)).status).toBe(200);
  });
});

test('a filled honeypot is answered like any lead, kept as spam and delivered nowhere', async () => {
  const fields = { ...samples.inquiry, submission_id: randomUUID(), [HONEYPOT_FIELD]: 'Buy now' };
  const response = await post('inquiry', fields);
  const answer = await response.json();
  expect(answer).toMatchObject({ ok: true, message: forms.inquiry.messages.success });
  expect(await store.find(answer.id)).toMatchObject({ spam: 'honeypot', deliveries: [] });
});

describe('what is odd about a post', () => {
  const spamSignalsOf = async (fields: Record<string, string>) => {
    const submission = { ...samples.callback, submission_id: randomUUID(), ...fields };
    const { id } = await (await post('callback', submission)).json();
    return store.find(id);
  };
  const token = async () => (await (await fetch(`${site.url}/api/form-token`)).json()).token;

  test('only marks it: a lead without a token is delivered like any other', async () => {
    const lead = await spamSignalsOf({});
    expect(lead).toMatchObject({ spam: null, spamSignals: ['no time token'] });
    expect(lead?.deliveries).toHaveLength(1);
  });

  test('is that it was sent sooner than anybody types, by the token of its first touch', async () => {
    const form_token = await token();
    expect(await spamSignalsOf({ form_token })).toMatchObject({ spamSignals: ['sent within 2 s'] });
    await sleep(2_000);
    expect(await spamSignalsOf({ form_token })).toMatchObject({ spamSignals: [] });
  });

  test('is an address that sends much, long before it is refused', async () => {
    const busy = await startSite({ env: { LEADS_RATE_LIMIT: '9' }, args: ['--api-only'] });
    const statuses = new Set<number>();
    // Eight of nine: at least four of them in one minute, whenever that turns over.
    for (let count = 0; count < 8; count += 1) {
      const body = new URLSearchParams({ ...samples.comment, comment: `${count}` });
      const { status } = await fetch(`${busy.url}/api/leads/comment`, { method: 'POST', body });
      statuses.add(status);
    }
    const kept = await leadsAt(String(busy.env.DATABASE_URL));
    const spamSignals = kept.flatMap((lead) => lead.spamSignals);
    await busy.stop();
    expect([...statuses]).toEqual([200]);
    expect(spamSignals).toContain('many from this address');
  });
});

test('both touches of a visit are kept', async () => {
  const touches = { utm_source: 'google', last_utm_source: 'newsletter', last_gclid: 'x' };
  const submission = { ...samples.callback, submission_id: randomUUID(), ...touches };
  const { id } = await (await post('callback', submission)).json();
  expect((await store.find(id))?.attribution).toEqual(touches);
});

test('attribution that is too long is cut, and never costs a lead', async () => {
  const fields = { ...samples.callback, submission_id: randomUUID(), referrer: 'r'.repeat(5000) };
  const { id } = await (await post('callback', fields)).json();
  expect((await store.find(id))?.attribution.referrer).toHaveLength(300);
});

describe('a phone number that no country has', () => {
  test.each([
    ['proposal', 'Phone'],
    ['callback', 'phone'],
  ] as const)('is refused in %s', async (form, field) => {
    const response = await post(form, { ...samples[form], [field]: '+91 98765' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      [field]: 'Please enter your phone number with its country code, like +91 98765 43210.',
    });
  });
});

describe('a post that is no form', () => {
  const send = (body: string | Buffer, type: string, accept = 'application/json') =>
    fetch(`${site.url}/api/leads/inquiry`, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': type, accept },
    });

  test.each([
    [400, 'malformed JSON', '{"name":', 'application/json'],
    [400, 'a JSON list', '[]', 'application/json'],
    [400, 'prototype tricks with objects', '{"__proto__":{"a":1}}', 'application/json'],
    [400, 'bad UTF-8', Buffer.from([0x6e, 0x3d, 0xff, 0xfe]), 'application/x-www-form-urlencoded'],
    [400, 'broken multipart', '--x', 'multipart/form-data; boundary=x'],
    [413, 'more than 32 KB', `name=${'x'.repeat(33_000)}`, 'application/x-www-form-urlencoded'],
    [415, 'text', 'name=x', 'text/plain'],
    [415, 'nonsense for a type', 'name=x', 'nonsense'],
  ])('gets %i for %s, in JSON and as a page', async (status, _case, body, type) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, message: forms.inquiry.messages.failure });

    const page = await send(body, type, 'text/html');
    expect(page.status).toBe(status);
    expect(await page.text()).toContain('data-page="failure"');
  });

  test('the longest message that fits the form fits the limit, whatever its script', async () => {
    const fields = { ...samples.inquiry, message: 'न'.repeat(3000), submission_id: randomUUID() };
    expect((await post('inquiry', fields, { encoding: 'urlencoded' })).status).toBe(200);
  });
});

describe('where a post comes from', () => {
  const statusFrom = async (headers: Record<string, string>, encoding: keyof typeof encodings) =>
    (await post('comment', samples.comment, { encoding, headers })).status;

  test.each(Object.keys(encodings) as (keyof typeof encodings)[])(
    'matters for %s',
    async (encoding) => {
      expect(await statusFrom({ origin: site.url }, encoding)).toBe(200);
      expect(await statusFrom({ origin: 'https://evil.example' }, encoding)).toBe(403);
      expect(await statusFrom({ origin: 'null' }, encoding)).toBe(403);
    },
  );

  test('is logged in short', async () => {
    const origin = `https://long.example/${'x'.repeat(3000)}`;
    expect(await statusFrom({ origin }, 'json')).toBe(403);
    await waitFor('the log', () => site.logs.includes('https://long.example'));
    expect(/"origin":"(https:\/\/long[^"]*)"/.exec(site.logs)?.[1]).toBe(origin.slice(0, 200));
  });

  test('is the site itself, whose answer page leads back to the page', async () => {
    const backFor = async (referer: string) => {
      const headers = { ...asPage.headers, referer };
      const html = await (await post('comment', samples.comment, { ...asPage, headers })).text();
      return /<a href="([^"]*)">Back/.exec(html)?.[1]?.replaceAll('&#x2F;', '/');
    };
    expect(await backFor(`${site.url}/profile/blogs?x=1`)).toBe('/profile/blogs');
    expect(await backFor(`${site.url}//evil.example/`)).toBe('/');
    expect(await backFor('https://evil.example/x')).toBe('/');
    expect(await backFor(`${site.url}/api/leads/comment`)).toBe('/');
  });
});

test('an endpoint asked with GET leads a browser home', async () => {
  const url = `${site.url}/api/leads/inquiry`;
  const browser = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([browser.status, browser.headers.get('location')]).toEqual([303, '/']);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'an endpoint asked with %s tells a program to post',
  async (method) => {
    const program = await fetch(`${site.url}/api/leads/inquiry`, { method });
    expect([program.status, program.headers.get('allow')]).toEqual([405, 'POST']);
  },
);

test.each(['GET', 'POST', 'PUT', 'DELETE'])(
  'an unknown call with %s is missing',
  async (method) => {
    for (const path of ['/api/leads/nope', '/api/leads/inquiry/', '/api/nope?a=b']) {
      const body = method === 'GET' ? {} : { body: new URLSearchParams(samples.comment) };
      const response = await fetch(site.url + path, { method, redirect: 'manual', ...body });
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  },
);

test('too many posts a minute get 429 with Retry-After and lose nothing that was typed', async () => {
  const limited = await startSite({ dist, env: { LEADS_RATE_LIMIT: '3' } });
  const send = (accept: string) =>
    fetch(`${limited.url}/api/leads/comment`, {
      method: 'POST',
      body: new URLSearchParams(samples.comment),
      headers: { accept },
    });
  let refused = await send('text/html');
  // The minute may turn over once while these are sent.
  for (let posts = 1; posts < 8 && refused.status === 200; posts += 1)
    refused = await send('text/html');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain(samples.comment.comment);
  await limited.stop();
});

test('the inbox has no route on the public port', async () => {
  const paths = [
    '/open?token=x',
    '/leads.csv',
    '/add',
    '/leads/x',
    '/sign-out',
    '/assets/icon.svg',
  ];
  for (const path of paths) {
    const got = await fetch(site.url + path, { redirect: 'manual' });
    // As every address that the site does not have.
    expect([404, 302], path).toContain(got.status);
    expect([null, '/'], path).toContain(got.headers.get('location'));
    const posted = await fetch(site.url + path, { method: 'POST', redirect: 'manual' });
    expect(posted.status, path).not.toBe(200);
    expect(posted.headers.get('set-cookie'), path).toBeNull();
  }
});
