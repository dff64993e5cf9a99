import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { forms } from '../../src/forms/index.ts';
import {
  channelsFor,
  channelsOff,
  missingSettings,
  openChannels,
} from '../../src/leads/channels.ts';
import { readLeadSettings } from '../../src/leads/settings.ts';
import { describeDatabase } from '../../src/platform/database/database.ts';
import { channelNames } from '../../src/platform/database/schema.ts';
import { SettingsError } from '../../src/platform/environment.ts';
import { readServerSettings } from '../../src/server/settings.ts';

function mistakesIn(environment: Record<string, string>): readonly string[] {
  try {
    readServerSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
}

test('nothing needs to be set', () => {
  expect(readServerSettings({})).toMatchObject({
    siteUrl: undefined,
    host: 'localhost',
    port: 4321,
    trustProxy: false,
    analyticsId: undefined,
    logLevel: 'info',
    audit: { on: true, ownAddresses: [], socket: undefined, cruxApiKey: undefined },
    leads: {
      database: { kind: 'sqlite', path: resolve('data/leads.db') },
    },
  });
});

test('a variable set to nothing counts as not set', () => {
  expect(readServerSettings({ PORT: '', SITE_URL: ' ' })).toMatchObject({ port: 4321 });
});

test('every mistake gets a sentence, all at once', () => {
  const mistakes = mistakesIn({
    SITE_URL: 'www.example.com',
    PORT: '70000',
    DATABASE_URL: 'mysql://db/leads',
    INQUIRY_RELAY_URL: 'ftp://relay',
    SMTP_URL: 'mail.example.com',
    LEADS_MAIL_TO: 'nobody',
    LEADS_MAIL_FROM: 'a@b.in\r\nBcc: c@d.in',
    LEADS_WEBHOOK_URL: 'crm.example.com',
    LEADS_WEBHOOK_SECRET: 'hunter2',
    LEADS_SHEET_RATE: '0',
    LEADS_RELAY_RATE: '0',
    LEADS_RATE_LIMIT: 'many',
    LEADS_DIGEST_AT: '9 am',
    INBOX_URL: 'https://inbox.example.com/leads',
    TRUST_PROXY: '10.0.0.0/99',
    ANALYTICS_ID: 'UA-1234-5',
    LOG_LEVEL: 'loud',
    AUDIT: 'yes',
    AUDIT_OWN_ADDRESSES: '203.0.113.7, shop.in',
    CRUX_API_KEY: 'secret',
  });
  expect(mistakes).toHaveLength(20);
  for (const sentence of mistakes) expect(sentence).toMatch(/^[A-Z_]+ must .+\.$/);
});

test('half of the mail settings is a mistake, since no mail would ever come', () => {
  const sentence = ['SMTP_URL and LEADS_MAIL_TO must be set both, or neither.'];
  expect(mistakesIn({ SMTP_URL: 'smtp://mail.example.com' })).toEqual(sentence);
  expect(mistakesIn({ LEADS_MAIL_TO: 'a@example.com' })).toEqual(sentence);
});

test('half of the webhook settings is a mistake too', () => {
  const sentence = ['LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET must be set both, or neither.'];
  expect(mistakesIn({ LEADS_WEBHOOK_URL: 'https://crm.example.com' })).toEqual(sentence);
});

test('a mistake in a secret setting does not print the secret', () => {
  const mistakes = mistakesIn({ SMTP_URL: 'http://user:hunter2@mail.example.com' });
  expect(mistakes.join()).not.toContain('hunter2');
});

test.each([
  ['file:data/leads.db', resolve('data/leads.db')],
  ['file:/var/lib/leads.db', '/var/lib/leads.db'],
  ['file:///var/lib/leads.db', '/var/lib/leads.db'],
])('DATABASE_URL %s is the file %s', (DATABASE_URL, path) => {
  expect(readLeadSettings({ DATABASE_URL }).database).toEqual({ kind: 'sqlite', path });
});

test('a PostgreSQL database is named without its password', () => {
  const url = 'postgres://leads:hunter2@db.example.com:5433/leads?sslmode=require';
  const { database } = readLeadSettings({ DATABASE_URL: url });
  expect(database).toEqual({ kind: 'postgres', url });
  expect(describeDatabase(database)).toBe('postgres://db.example.com:5433/leads');
});

test.each([
  ['true', ['loopback', 'linklocal', 'uniquelocal']],
  ['false', false],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY %s believes %j', (TRUST_PROXY, trusted) => {
  expect(readServerSettings({ TRUST_PROXY }).trustProxy).toEqual(trusted);
});

test('a form always goes to its own service, and to mail once mail is set up', () => {
  const bare = readLeadSettings({});
  expect(channelsFor('inquiry', bare.channels)).toEqual(['inquiry-relay']);
  expect(missingSettings('inquiry-relay', bare.channels)).toBe('INQUIRY_RELAY_URL');

  const full = readLeadSettings({
    INQUIRY_RELAY_URL: 'https://relay.example.com/x',
    SMTP_URL: 'smtp://mail.example.com',
    LEADS_MAIL_TO: 'a@example.com, b@example.com',
  });
  expect(channelsFor('comment', full.channels)).toEqual(['comment-sheet', 'mail']);
  expect(missingSettings('inquiry-relay', full.channels)).toBeUndefined();
  const open = openChannels(full.channels, { ...full, siteUrl: undefined });
  expect(open.map(({ name }) => name)).toEqual(['inquiry-relay', 'mail']);
  expect([full.sheetRequestsPerMinute, full.relayRequestsPerMinute]).toEqual([60, 60]);
});

test('a channel that is none is off: leads do not wait for it, and nothing is missing', () => {
  const { channels } = readLeadSettings({
    INQUIRY_RELAY_URL: 'none',
    CALLBACK_RELAY_URL: 'none',
    PROPOSAL_SHEET_URL: 'none',
    COMMENT_SHEET_URL: 'none',
    SMTP_URL: 'none',
    LEADS_MAIL_TO: 'a@example.com',
    LEADS_WEBHOOK_URL: 'none',
  });
  expect(channelsOff(channels)).toEqual(channelNames);
  for (const name of channelNames) expect(missingSettings(name, channels)).toBeUndefined();
  for (const form of Object.values(forms)) expect(channelsFor(form.name, channels)).toEqual([]);
});

test.each(['G-ABCDEF1234', 'GTM-ABC1234'])('visits can be measured with %s', (id) => {
  expect(readServerSettings({ ANALYTICS_ID: id }).analyticsId).toBe(id);
});

test.each([
  'UA-1234-5',
  'g-abcdef1234',
  'G-ABC"><script>',
  'AW-1234567890',
  'G-ABCDEF1234,GTM-ABC1234',
])('visits cannot be measured with %s', (id) => {
  expect(mistakesIn({ ANALYTICS_ID: id })).toEqual([
    'ANALYTICS_ID must be the id of a Google Analytics property (G-XXXXXXXXXX) or of a Tag Manager container (GTM-XXXXXXX).',
  ]);
});
