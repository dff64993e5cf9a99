import { describe, expect, test } from 'vitest';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, save, untilState } = delivery;

describe('a spreadsheet with a quota', () => {
  test('gets a row as an array, and again under the same key', async () => {
    delivery.relay.answerWith({ status: 500 });
    const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
    const id = await save('comment', sheet, { name: 'a' });
    deliverOn(sheet);
    await delivery.relay.received(2);
    delivery.relay.answerWith({ status: 200 });
    await untilState(id, 'delivered');
    for (const { json, headers } of delivery.relay.requests) {
      expect(json).toEqual({ data: [{ name: 'a', comment: '' }] });
      expect(headers['idempotency-key']).toBe(
        delivery.relay.requests[0]?.headers['idempotency-key'],
      );
    }
  });

  test('that refuses a row gets the others', async () => {
    const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
    delivery.relay.answerWith(({ body }) => ({ status: body.includes('bad') ? 422 : 200 }));
    const good = await save('comment', sheet, { name: 'good' });
    const bad = await save('comment', sheet, { name: 'bad' });
    deliverOn(sheet);
    await untilState(good, 'delivered');
    await untilState(bad, 'dead');
    expect(delivery.relay.requests).toHaveLength(2);
  });

  test('is left in peace between two attempts', async () => {
    const sheet = spreadsheet('proposal-sheet', new URL(delivery.relay.url), 300);
    for (let count = 0; count < 3; count += 1) await save('proposal', sheet, {});
    const started = performance.now();
    deliverOn(sheet);
    await delivery.relay.received(3);
    expect(performance.now() - started).toBeGreaterThan(2 * 200 - 20);
  });
});
