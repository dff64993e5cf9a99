import { describe, expect, test } from 'vitest';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { type RelayAnswer, startRelay, waitFor } from '../../helpers/index.ts';
import { inquiry, QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, save, untilState } = delivery;

describe('a service that fails', () => {
  const channel = () => formRelay('inquiry-relay', new URL(delivery.relay.url), undefined, QUICK);

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
      delivery.relay.answerWith(answer);
      const id = await save('inquiry', channel(), inquiry);
      deliverOn({ ...channel(), ...(answer === 'hang' && { timeoutMs: 100 }) });
      await waitFor('a first failure', () => delivery.log.some(({ level }) => level === 'warn'));
      const fields = delivery.log[0]?.fields;
      expect(fields).toMatchObject({ lead: id, attempt: 1, reason: expect.stringMatching(reason) });
      delivery.relay.answerWith({ status: 200 });
      await untilState(id, 'delivered');
      const keys = new Set(
        delivery.relay.requests.map((request) => request.headers['idempotency-key']),
      );
      expect(keys.size).toBe(1);
    },
  );

  test('with a redirect is not followed', async () => {
    const elsewhere = await startRelay();
    delivery.relay.answerWith({ status: 307, headers: { location: elsewhere.url } });
    const id = await save('inquiry', channel(), inquiry);
    deliverOn(channel());
    await waitFor('the failure', async () => (await deliveryOf(id))?.lastError);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();
  });

  test.each([401, 403, 404, 410])(
    'with %i is failing, and gets its leads once it is mended, without a word from anybody',
    async (status) => {
      delivery.relay.answerWith({ status });
      const ids = [await save('inquiry', channel(), inquiry)];
      ids.push(await save('inquiry', channel(), inquiry));
      deliverOn(channel());
      await delivery.relay.received(4);
      const reason = expect.stringContaining(`answered ${status} `);
      for (const id of ids) {
        await waitFor('the reason', async () => (await deliveryOf(id))?.lastError);
        expect(await deliveryOf(id)).toMatchObject({ deliveredAt: null, lastError: reason });
      }
      expect((await delivery.store.stats()).failing).toMatchObject([{ channel: 'inquiry-relay' }]);
      delivery.relay.answerWith({ status: 200 });
      for (const id of ids) await untilState(id, 'delivered');
      expect((await delivery.store.stats()).failing).toEqual([]);
    },
  );

  test.each([400, 413, 414, 415, 422, 431])(
    'with %i blames the lead, which is given up at once, at error level',
    async (status) => {
      delivery.relay.answerWith({ status });
      const id = await save('inquiry', channel(), inquiry);
      deliverOn(channel());
      await untilState(id, 'dead');
      expect(delivery.relay.requests).toHaveLength(1);
      expect(delivery.log).toMatchObject([
        {
          level: 'error',
          fields: { lead: id, reason: expect.stringContaining(`answered ${status} `) },
        },
      ]);
    },
  );

  test('and hangs loses its connection once the time of an attempt is over', async () => {
    delivery.relay.answerWith('hang');
    await save('inquiry', channel(), inquiry);
    deliverOn({ ...channel(), timeoutMs: 100 });
    await waitFor('the connection to close', () => delivery.relay.brokenOff > 0);
  });

  test('by a name that does not resolve waits, and gets the lead once its setting is mended', async () => {
    const wrong = formRelay('inquiry-relay', new URL('http://nowhere.invalid/'), undefined, QUICK);
    const id = await save('inquiry', wrong, inquiry);
    const worker = deliverOn(wrong);
    await waitFor('the failure', async () => (await deliveryOf(id))?.lastError);
    await worker.stop();
    expect(await deliveryOf(id)).toMatchObject({
      state: 'due',
      lastError: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
    deliverOn(channel());
    await untilState(id, 'delivered');
    const ofChannel = { channel: 'inquiry-relay', since: expect.any(Date) };
    await waitFor('the log', () => delivery.log.some(({ message }) => /well again/.test(message)));
    expect(delivery.log).toContainEqual({
      level: 'error',
      fields: ofChannel,
      message: 'the channel is failing; its leads wait',
    });
  });

  test('that names a Retry-After is left alone until then', async () => {
    delivery.relay.answerWith({ status: 429, headers: { 'retry-after': '3600' } });
    const id = await save('inquiry', channel(), inquiry);
    deliverOn(channel());
    await waitFor('the postponement', async () => (await deliveryOf(id))?.lastError);
    const nextAt = (await deliveryOf(id))?.nextAt.getTime() ?? 0;
    expect(nextAt).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('holds up no other channel', async () => {
    delivery.relay.answerWith('hang');
    const other = await startRelay();
    const sheet = spreadsheet('comment-sheet', new URL(other.url), QUICK);
    for (let count = 0; count < 20; count += 1) await save('inquiry', channel(), inquiry);
    const id = await save('comment', sheet, { name: 'a', comment: 'b' });
    deliverOn(channel());
    deliverOn(sheet);
    await untilState(id, 'delivered');
    await other.stop();
  });
});
