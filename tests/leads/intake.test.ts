import { describe, expect, test } from 'vitest';
import { readBody } from '../../src/leads/intake/body.ts';
import { formTokens } from '../../src/leads/intake/form-token.ts';
import { isOwnPost } from '../../src/leads/intake/origin.ts';
import { limitPerMinute } from '../../src/leads/intake/rate-limit.ts';
import { attributionOf, submissionIdOf } from '../../src/leads/intake/submission.ts';
import { isUuid } from '../../src/platform/uuid.ts';

const host = 'www.example.com';
const minute = new Date('2026-01-01T10:00:00Z');
const noHeaders = { origin: undefined, secFetchSite: undefined, host };

describe('a post is taken', () => {
  test.each([
    ['from the same host, whatever the scheme', { origin: 'http://www.example.com' }],
    ['without Origin when the browser says same-origin', { secFetchSite: 'same-origin' }],
    ['without Origin when a person typed it', { secFetchSite: 'none' }],
    ['from a program that says nothing', {}],
  ])('%s', (_case, headers) => {
    expect(isOwnPost({ ...noHeaders, ...headers }, undefined)).toBe(true);
  });

  test('from SITE_URL only, when that is set', () => {
    const own = 'https://example.com';
    expect(isOwnPost({ ...noHeaders, origin: 'https://example.com' }, own)).toBe(true);
    expect(isOwnPost({ ...noHeaders, origin: 'https://www.example.com' }, own)).toBe(false);
    expect(isOwnPost({ ...noHeaders, origin: 'http://example.com' }, own)).toBe(false);
  });
});

test.each([
  ['another host', { origin: 'https://evil.example' }],
  ['another port', { origin: 'https://www.example.com:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site without Origin', { secFetchSite: 'cross-site' }],
  ['a sister site without Origin', { secFetchSite: 'same-site' }],
  [
    'another host that claims same-origin',
    { origin: 'https://evil.example', secFetchSite: 'same-origin' },
  ],
])('a post from %s is refused', (_case, headers) => {
  expect(isOwnPost({ ...noHeaders, ...headers }, undefined)).toBe(false);
});

describe('the rate limit', () => {
  test('lets the next minute start afresh and says how long until then', () => {
    let now = new Date(minute.getTime() + 15_000);
    const ask = limitPerMinute(2, () => now);
    expect([ask('1.2.3.4'), ask('1.2.3.4'), ask('1.2.3.4'), ask('4.3.2.1')]).toEqual([
      { allowed: true, busy: true },
      { allowed: true, busy: true },
      { allowed: false, retryAfterSeconds: 45 },
      { allowed: true, busy: true },
    ]);
    now = new Date(minute.getTime() + 60_000);
    expect(ask('1.2.3.4')).toMatchObject({ allowed: true });
  });

  test('calls an address busy after a third of its limit', () => {
    const ask = limitPerMinute(6, () => minute);
    const verdicts = Array.from({ length: 4 }, () => ask('1.2.3.4'));
    expect(verdicts.map((verdict) => verdict.allowed && verdict.busy)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('counts a /64 of IPv6 as one sender', () => {
    const ask = limitPerMinute(1, () => minute);
    ask('2001:db8:1:2::1');
    expect(ask('2001:db8:1:2:ffff::9').allowed).toBe(false);
    expect(ask('2001:db8:1:3::1').allowed).toBe(true);
    expect(ask('2001:db8::1').allowed).toBe(true);
  });
});

test('the networks of IPv6 that one customer may own have limits of their own', () => {
  const ask = limitPerMinute(5, () => minute);
  const allowed = (addresses: readonly string[]) =>
    addresses.filter((address) => ask(address).allowed).length;
  const within48 = Array.from(
    { length: 70 },
    (_, at) => `2001:db8:1:${(at * 256).toString(16)}::1`,
  );
  const within56 = Array.from({ length: 70 }, (_, at) => `2001:db8:2:${at.toString(16)}::1`);
  expect(allowed(within48)).toBe(20);
  expect(allowed(within56)).toBe(10);
  expect(ask('2001:db8:3::1').allowed).toBe(true);
});

describe('a time token', () => {
  let now = minute;
  const tokens = formTokens('a secret of some length', () => now);
  const oddityAfter = (ms: number, token = tokens.issue()) => {
    now = new Date(minute.getTime() + ms);
    const spamSignal = tokens.spamSignal(token);
    now = minute;
    return spamSignal;
  };

  test.each([
    [1_999, 'sent within 2 s'],
    [2_000, undefined],
    [86_400_000, undefined],
    [86_400_001, 'an old time token'],
    [-60_000, 'sent within 2 s'],
    [-86_400_000, 'an old time token'],
  ])('that is %i ms old is %s', (ms, spamSignal) => {
    expect(oddityAfter(ms)).toBe(spamSignal);
  });

  test('that is missing, changed or signed by another is odd, and never an error', () => {
    const [time = '', signature = ''] = tokens.issue().split('.');
    const later = (Number.parseInt(time, 36) - 60_000).toString(36);
    const foreign = formTokens('another secret, also long', () => minute).issue();
    for (const token of [`${later}.${signature}`, foreign, time, '.', '✓.✓', `${time}.`]) {
      expect(oddityAfter(5_000, token)).toBe('a time token that is not ours');
    }
    expect(tokens.spamSignal(undefined)).toBe('no time token');
  });
});

describe('a form without a submission id', () => {
  const day = new Date('2026-01-01T10:00:00Z');
  const values = { name: 'Asha' };

  test('gets the same one for the same content on the same day', () => {
    const id = submissionIdOf('inquiry', values, day);
    expect(isUuid(id)).toBe(true);
    expect(submissionIdOf('inquiry', { ...values }, new Date('2026-01-01T20:00:00Z'))).toBe(id);
  });

  test('gets another one for another content, form or day', () => {
    const ids = [
      submissionIdOf('inquiry', values, day),
      submissionIdOf('callback', values, day),
      submissionIdOf('inquiry', { name: 'Ravi' }, day),
      submissionIdOf('inquiry', values, new Date('2026-01-02T10:00:00Z')),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a body', () => {
  const read = (type: string, body: string | Buffer) => readBody(type, Buffer.from(body));

  test.each([
    ['application/json', '{"a":"1","b":null,"c":2}'],
    ['application/json; charset=utf-8', '{"a":"1","c":"2"}'],
    ['application/x-www-form-urlencoded', 'a=1&c=2&a=3'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n' +
        '--x\r\nContent-Disposition: form-data; name="c"\r\n\r\n2\r\n--x--\r\n',
    ],
  ])('of %s is read', async (type, body) => {
    const fields = new Map([
      ['a', '1'],
      ['c', '2'],
    ]);
    expect(await read(type, body)).toEqual(fields);
  });

  test.each([
    ['JSON that ends early', 'application/json', '{"a":'],
    ['a JSON list', 'application/json', '["a"]'],
    ['nested JSON', 'application/json', '{"a":{"b":"c"}}'],
    ['bad UTF-8', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xff])],
    ['multipart without boundary', 'multipart/form-data', '--x--'],
    ['multipart that ends early', 'multipart/form-data; boundary=x', '--x\r\nContent-Dis'],
    [
      'a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('with %s is malformed', async (_case, type, body) => {
    expect(await read(type, body)).toBe('malformed');
  });

  test('of another type is refused', async () => {
    expect(await read('text/plain', 'a=1')).toBe('wrong-type');
    expect(await read('', '')).toBe('wrong-type');
  });

  test('with __proto__ changes no prototype', async () => {
    await read('application/json', '{"__proto__":"x","constructor":"y"}');
    expect(Object.prototype).not.toHaveProperty('x');
    expect({}.constructor).toBe(Object);
  });
});

test('what links say is one line that runs in one direction', () => {
  const sent = new Map([
    ['utm_campaign', ' diwali\u202E\n2026 '],
    ['utm_source', `${'x'.repeat(299)}😀`],
  ]);
  expect(attributionOf(sent)).toEqual({
    utm_campaign: 'diwali 2026',
    utm_source: `${'x'.repeat(299)}\uFFFD`,
  });
});
