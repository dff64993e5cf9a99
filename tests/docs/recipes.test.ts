import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { webhookChannel } from '../../src/leads/delivery/webhook.ts';
import type { Lead } from '../../src/leads/storage/lead-store.ts';
import { startNode, startRelay, waitFor } from '../helpers/index.ts';

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

const lead: Lead = {
  id: '019a9f00-1234-7abc-8def-0123456789ab',
  form: 'callback',
  submissionId: 's',
  follows: null,
  fields: { name: 'आशा <b>', phone: '9876543210', message: 'Call me' },
  attribution: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'diwali-2026' },
  audit: null,
  spam: null,
  spamSignals: [],
  receivedAt: new Date(),
};

/** Starts a recipe before a stand-in for the service that it calls; gives what sends it a lead. */
async function startRecipe(name: string, settings: (url: string) => Record<string, string>) {
  const service = await startRelay();
  onTestFinished(service.stop);
  const port = await freePort();
  const { child, exited, output } = startNode(`docs/recipes/${name}.ts`, [], {
    LEADS_WEBHOOK_SECRET: `whsec_${SECRET}`,
    RECEIVER_PORT: String(port),
    ...settings(new URL(service.url).origin),
  });
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  await waitFor('the recipe to listen', () => output().includes('Ready'));
  const send = (key: string, secret = SECRET) =>
    webhookChannel(
      { url: new URL(`http://127.0.0.1:${port}/`), secret: Buffer.from(secret, 'base64') },
      { siteUrl: undefined, inboxUrl: new URL('https://inbox.example.com') },
    ).send({ key, lead }, AbortSignal.timeout(10_000));
  return { service, send, port };
}

test('Telegram: a group reads each lead once, and only those that are ours', async () => {
  const { service, send, port } = await startRecipe('telegram', (TELEGRAM_URL) => ({
    TELEGRAM_URL,
    TELEGRAM_TOKEN: '42:token',
    TELEGRAM_CHAT: '-1001',
  }));
  expect(await send('one', Buffer.alloc(32).toString('base64'))).toMatchObject({
    reason: 'answered 401 Unauthorized',
  });
  // Nobody who breaks off ends the program.
  const broken = connect(port, '127.0.0.1');
  broken.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n');
  await once(broken, 'data');
  broken.destroy();
  expect(service.requests).toHaveLength(0);

  service.answerWith({ status: 429 });
  expect(await send('one')).toMatchObject({ kind: 'retryable' });
  service.answerWith({ status: 200 });
  for (let time = 0; time < 2; time += 1) expect(await send('one')).toEqual({ kind: 'delivered' });
  expect(service.requests).toHaveLength(2);
  expect(service.requests[1]).toMatchObject({
    path: '/bot42:token/sendMessage',
    json: { chat_id: '-1001', text: expect.stringContaining('Phone: 9876543210') },
  });
  expect(service.requests[1]?.json).toMatchObject({
    text: expect.stringMatching(/^Callback, आशा <b>\nhttps:\/\/inbox\.example\.com\/leads\/019a/),
  });
});

test('CRM: a lead that is sent twice is one deal, and what is not filed is tried again', async () => {
  const { service, send } = await startRecipe('crm', (CRM_URL) => ({ CRM_URL, CRM_TOKEN: 'pat' }));
  service.answerWith({ status: 207 });
  expect(await send('one')).toMatchObject({ kind: 'retryable' });
  service.answerWith({ status: 200 });
  for (let time = 0; time < 2; time += 1) expect(await send('one')).toEqual({ kind: 'delivered' });
  for (const { path, headers, json } of service.requests) {
    expect([path, headers.authorization]).toEqual([
      '/crm/v3/objects/deals/batch/upsert',
      'Bearer pat',
    ]);
    expect(json).toMatchObject({
      inputs: [
        {
          idProperty: 'website_lead_id',
          id: lead.id,
          properties: {
            dealname: 'Callback, आशा <b>',
            website_campaign: 'diwali-2026',
            description: expect.stringContaining('Came by: Google Ads, campaign diwali-2026'),
          },
        },
      ],
    });
  }
});
