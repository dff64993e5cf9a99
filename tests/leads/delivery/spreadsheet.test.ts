import { describe, expect, test } from 'vitest';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, save, untilState } = delivery;

describe('a spreadsheet with a quota', () => {
  test('gets the rows that gathered while it failed as one request, under one key', async () => {
    delivery.relay.answerWith({ status: 500 });
    const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await save('comment', sheet, { name }));
    deliverOn(sheet);
    await delivery.relay.received(2);
    delivery.relay.answerWith({ status: 200 });
    for (const id of ids) await untilState(id, 'delivered');
    // In any order: they came within a millisecond.
    const rows = ['a', 'b', 'c'].map((name) => ({ name, comment: '' }));
    for (const { json } of delivery.relay.requests) {
      expect(json).toEqual({ data: expect.arrayContaining(rows) });
      expect(json).toMatchObject({ data: { length: rows.length } });
    }
    expect(
      new Set(delivery.relay.requests.map(({ headers }) => headers['idempotency-key'])).size,
    ).toBe(1);
  });

  test('that refuses a batch gets each row alone, so that one bad row stops no other', async () => {
    const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
    delivery.relay.answerWith(({ body }) => ({ status: body.includes('bad') ? 422 : 200 }));
    const good = await save('comment', sheet, { name: 'good' });
    const bad = await save('comment', sheet, { name: 'bad' });
    deliverOn(sheet);
    await untilState(good, 'delivered');
    await untilState(bad, 'dead');
    expect(delivery.relay.requests).toHaveLength(3);
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
