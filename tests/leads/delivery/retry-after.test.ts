import { expect, onTestFinished, test } from 'vitest';
import { believed, channelRest } from '../../../src/leads/delivery/backoff.ts';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { readRetryAfter } from '../../../src/leads/delivery/http-send.ts';
import { startRelay, startVirtualDelivery } from '../../helpers/index.ts';
import { inquiry } from './set-up.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_SECONDS = '86400';

/** A service that asks its first visitor to stay away for a day, and takes everything after that. */
async function startAsking() {
  const relay = await startRelay();
  relay.answerWith(() =>
    relay.requests.length <= 1
      ? { status: 503, headers: { 'retry-after': DAY_SECONDS } }
      : { status: 200 },
  );
  const channel = formRelay('inquiry-relay', new URL(relay.url), undefined, 60);
  const delivery = await startVirtualDelivery(channel, MINUTE_MS);
  onTestFinished(async () => {
    await delivery.remove();
    await relay.stop();
  });
  const first = await delivery.save('inquiry', inquiry);
  await delivery.workUntil(1_000);
  const stateOf = async (id: string) => (await delivery.store.find(id))?.deliveries[0]?.state;
  const failing = async () => (await delivery.store.stats()).failing.map(({ channel }) => channel);
  return { relay, delivery, first, stateOf, failing };
}

test('a Retry-After of a day keeps off the lead that was answered, and others for minutes', async () => {
  const { relay, delivery, first, stateOf, failing } = await startAsking();
  const other = await delivery.save('inquiry', inquiry);
  expect(await failing()).toEqual(['inquiry-relay']);
  await delivery.workUntil(11 * MINUTE_MS);
  expect([await stateOf(first), await stateOf(other)]).toEqual(['due', 'delivered']);
  expect(await failing()).toEqual([]);
  await delivery.workUntil(24 * HOUR_MS - MINUTE_MS);
  expect(relay.requests).toHaveLength(2);
  await delivery.workUntil(24 * HOUR_MS + 2 * MINUTE_MS);
  expect(await stateOf(first)).toBe('delivered');
});

test('a retry asks again before a Retry-After is over, and until then the channel counts as failing', async () => {
  const { delivery, first, stateOf, failing } = await startAsking();
  await delivery.store.retry();
  expect(await failing()).toEqual(['inquiry-relay']);
  await delivery.workUntil(11 * MINUTE_MS);
  expect(await stateOf(first)).toBe('delivered');
});

test('a service that keeps asking for a day is asked once in ten minutes, with what it has not seen', async () => {
  const { relay, delivery } = await startAsking();
  relay.answerWith({ status: 429, headers: { 'retry-after': DAY_SECONDS } });
  for (let count = 0; count < 10; count += 1) await delivery.save('inquiry', inquiry);
  await delivery.workUntil(HOUR_MS);
  const keys = relay.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(6);
});

test.each([
  ['1000', 1_000_000, 600_000],
  [' 59 ', 59_000, 59_000],
  ['Sun, 22 Nov 2026 10:01:00 GMT', 60_000, 60_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0, 0],
  ['200000', 86_400_000, 600_000],
])(
  'a Retry-After of %j is believed for the lead, and for ten minutes at most for its channel',
  (value, lead, channel) => {
    const asked = readRetryAfter(value, Date.parse('2026-11-22T10:00:00Z'));
    expect([believed(asked), channelRest(asked)]).toEqual([lead, channel]);
  },
);
