import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { webhookChannel } from '../../../src/leads/delivery/webhook.ts';
import { waitFor } from '../../helpers/index.ts';
import { inquiry, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, save, untilState } = delivery;

describe('webhook', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';
  const channel = (whsec = secret) => {
    const key = Buffer.from(whsec.replace('whsec_', ''), 'base64');
    const inboxUrl = new URL('https://inbox.example.com');
    return webhookChannel(
      { url: new URL(delivery.relay.url), secret: key },
      { siteUrl: undefined, inboxUrl },
    );
  };

  test('is signed as Standard Webhooks has it, at each attempt under the same id', async () => {
    delivery.relay.answerWith({ status: 500 });
    const audit = { url: 'https://shop.in/', score: 61, repairs: ['No title.'] };
    const id = await save('inquiry', channel(), inquiry, undefined, audit);
    deliverOn(channel());
    await delivery.relay.received(2);
    delivery.relay.answerWith({ status: 204 });
    await untilState(id, 'delivered');
    const ids = delivery.relay.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([(await deliveryOf(id))?.id]));
    for (const { body, headers } of delivery.relay.requests) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({
        type: 'lead.received',
        data: {
          id,
          follows: null,
          form: 'inquiry',
          fields: inquiry,
          audit,
          headline: 'Inquiry, राजेश "R" कुमार',
          contact: { name: inquiry.name, company: '', email: 'r@firm.in', phone: '+919876543210' },
          campaign: null,
          rows: expect.arrayContaining([{ label: 'Phone', text: '9876543210' }]),
          url: `https://inbox.example.com/leads/${id}`,
        },
      });
    }
  });

  test('names the lead that another one follows', async () => {
    const submissionId = crypto.randomUUID();
    const first = await save('inquiry', channel(), inquiry, submissionId);
    await save('inquiry', channel(), { ...inquiry, number: '9876543219' }, submissionId);
    deliverOn(channel());
    const requests = await delivery.relay.received(2);
    expect(requests.map(({ json }) => json)).toMatchObject([
      { data: { follows: first } },
      { data: { id: first, follows: null } },
    ]);
  });

  test('with a wrong secret waits and is shown as failing, and is delivered once it is right', async () => {
    delivery.relay.answerWith(({ body, headers }) => {
      try {
        new Webhook(secret).verify(body, headers);
        return { status: 200 };
      } catch {
        return { status: 401 };
      }
    });
    const id = await save('inquiry', channel(), inquiry);
    const worker = deliverOn(channel(`whsec_${Buffer.alloc(32, 1).toString('base64')}`));
    await waitFor('the reason', async () => (await deliveryOf(id))?.lastError);
    await worker.stop();
    expect(await deliveryOf(id)).toMatchObject({
      state: 'due',
      lastError: 'answered 401 Unauthorized',
    });
    expect((await delivery.store.stats()).failing).toMatchObject([{ channel: 'webhook' }]);
    deliverOn(channel());
    await untilState(id, 'delivered');
  });
});
