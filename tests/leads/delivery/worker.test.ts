import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Channel } from '../../../src/leads/delivery/channel.ts';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { startVirtualDelivery } from '../../helpers/index.ts';
import { inquiry, QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, save, stateOf, untilState } = delivery;

test('a lead for a channel that is not set up waits, and goes out once it is', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const relayChannel = formRelay('inquiry-relay', new URL(delivery.relay.url), undefined, QUICK);
  const id = await save('comment', sheet, { name: 'a', comment: 'b' });
  const other = await save('inquiry', relayChannel, inquiry);
  deliverOn(relayChannel);
  await untilState(other, 'delivered');
  expect(await deliveryOf(id)).toMatchObject({ state: 'due', attempts: 0 });
  deliverOn(sheet);
  await untilState(id, 'delivered');
});

test('a new lead wakes the worker', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const worker = deliverOn(sheet, { pollMs: 60_000 });
  await save('comment', sheet, { name: 'a', comment: 'b' });
  worker.wake();
  await delivery.relay.received(1);
});

test('a stopped worker waits for the attempt under way', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const id = await save('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet, { graceMs: 5_000 });
  await delivery.relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('delivered');
});

test('a stopped worker gives up on an attempt that hangs, and leaves it due', async () => {
  delivery.relay.answerWith('hang');
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const id = await save('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet);
  await delivery.relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('due');
});

test('a slow attempt keeps its claim for longer than a lease', async () => {
  let attempts = 0;
  const slow: Channel = {
    name: 'webhook',
    timeoutMs: 5_000,
    send: async () => {
      attempts += 1;
      await sleep(2_500);
      return { kind: 'delivered' };
    },
  };
  const id = await save('comment', slow, { name: 'a', comment: 'b' });
  // A renewal that a busy machine holds up for a second must still come in time.
  for (const _server of ['one', 'other']) deliverOn(slow, { leaseMs: 1_500, renewMs: 100 });
  await untilState(id, 'delivered');
  expect(attempts).toBe(1);
});

test('a lead that comes while many wait is the next but one', async () => {
  const relayChannel = formRelay('inquiry-relay', new URL(delivery.relay.url), undefined, 60);
  const virtual = await startVirtualDelivery(relayChannel, 1_000);
  onTestFinished(() => virtual.remove());
  for (let count = 0; count < 40; count += 1) await virtual.save('inquiry', inquiry);
  await virtual.workUntil(5_000);
  await virtual.save('inquiry', { ...inquiry, name: 'new' });
  await virtual.workUntil(7_000);
  const names = delivery.relay.requests.map(({ parts }) => parts[0]?.[1]);
  expect(names.indexOf('new')).toBeGreaterThan(4);
  await virtual.workUntil(60_000);
  expect(delivery.relay.requests).toHaveLength(41);
});
