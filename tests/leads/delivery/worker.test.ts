import { expect, test } from 'vitest';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { spreadsheet } from '../../../src/leads/delivery/spreadsheet.ts';
import { inquiry, QUICK, setUpDelivery } from './set-up.ts';

const delivery = setUpDelivery();
const { deliverOn, deliveryOf, keep, stateOf, untilState } = delivery;

test('a lead for a channel that is not set up waits, and goes out once it is', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const relayChannel = formRelay('inquiry-relay', new URL(delivery.relay.url), undefined);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const other = await keep('inquiry', relayChannel, inquiry);
  deliverOn(relayChannel);
  await untilState(other, 'delivered');
  expect(await deliveryOf(id)).toMatchObject({ state: 'due', attempts: 0 });
  deliverOn(sheet);
  await untilState(id, 'delivered');
});

test('a new lead wakes the worker', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const worker = deliverOn(sheet, { pollMs: 60_000 });
  await keep('comment', sheet, { name: 'a', comment: 'b' });
  worker.wake();
  await delivery.relay.received(1);
});

test('a stopped worker waits for the attempt under way', async () => {
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet, { graceMs: 5_000 });
  await delivery.relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('delivered');
});

test('a stopped worker gives up on an attempt that hangs, and leaves it due', async () => {
  delivery.relay.answerWith('hang');
  const sheet = spreadsheet('comment-sheet', new URL(delivery.relay.url), QUICK);
  const id = await keep('comment', sheet, { name: 'a', comment: 'b' });
  const worker = deliverOn(sheet, { attemptTimeoutMs: 60_000 });
  await delivery.relay.received(1);
  await worker.stop();
  expect(await stateOf(id)).toBe('due');
});
