import { expect, onTestFinished, test } from 'vitest';
import { formRelay } from '../../../src/leads/delivery/form-relay.ts';
import { startRelay, startVirtualDelivery } from '../../helpers/index.ts';
import { inquiry } from './set-up.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function startPoisoned() {
  const relay = await startRelay();
  relay.answerWith(({ body }) => ({ status: body.includes('poison') ? 500 : 200 }));
  const channel = formRelay('inquiry-relay', new URL(relay.url), undefined, 60);
  const delivery = await startVirtualDelivery(channel, MINUTE_MS);
  onTestFinished(async () => {
    await delivery.remove();
    await relay.stop();
  });
  const stateOf = async (id: string) => (await delivery.store.find(id))?.deliveries[0]?.state;
  const poisonAttempts = () => relay.requests.filter(({ body }) => body.includes('poison')).length;
  return { relay, delivery, stateOf, poisonAttempts };
}

test('a lead that its service alone fails on holds up no other, and is given up after 27 hours', async () => {
  const { delivery, stateOf, poisonAttempts } = await startPoisoned();
  const poison = await delivery.save('inquiry', { ...inquiry, message: 'poison' });
  let probes = 0;
  for (let hour = 0; hour < 27; hour += 1) {
    const other = await delivery.save('inquiry', inquiry);
    await delivery.workUntil(hour * HOUR_MS + 2 * MINUTE_MS);
    expect(await stateOf(other)).toBe('delivered');
    if (hour > 0) expect((await delivery.store.stats()).failing).toEqual([]);
    await delivery.workUntil((hour + 1) * HOUR_MS);
    expect(await stateOf(poison)).toBe('due');
    // Until something else has gone through, nobody can tell it from a service that is down.
    if (hour === 0) probes = poisonAttempts();
  }
  await delivery.workUntil(45 * HOUR_MS);
  expect(await stateOf(poison)).toBe('dead');
  expect(poisonAttempts() - probes).toBeLessThan(25);
});

test('while nothing else has gone through, nothing is given up, for however long', async () => {
  const { delivery, relay, stateOf, poisonAttempts } = await startPoisoned();
  const first = await delivery.save('inquiry', { ...inquiry, message: 'poison' });
  await delivery.workUntil(MINUTE_MS);
  await delivery.restartAfter(30 * HOUR_MS);
  const attempts = poisonAttempts();
  await delivery.workUntil(delivery.elapsedMs + 10 * MINUTE_MS);
  expect(poisonAttempts() - attempts).toBe(20);
  expect(await stateOf(first)).toBe('due');
  expect((await delivery.store.stats()).failing).toMatchObject([{ channel: 'inquiry-relay' }]);
  relay.answerWith({ status: 200 });
  await delivery.workUntil(delivery.elapsedMs + MINUTE_MS);
  expect(await stateOf(first)).toBe('delivered');
});

test('what others went past is not given up either while nothing goes through', async () => {
  const { delivery, relay, stateOf } = await startPoisoned();
  const poison = await delivery.save('inquiry', { ...inquiry, message: 'poison' });
  await delivery.workUntil(MINUTE_MS);
  const other = await delivery.save('inquiry', inquiry);
  await delivery.workUntil(3 * MINUTE_MS);
  expect(await stateOf(other)).toBe('delivered');
  relay.answerWith({ status: 503 });
  const later = await delivery.save('inquiry', inquiry);
  await delivery.workUntil(10 * MINUTE_MS);
  await delivery.restartAfter(30 * HOUR_MS);
  await delivery.workUntil(delivery.elapsedMs + 10 * MINUTE_MS);
  expect([await stateOf(poison), await stateOf(later)]).toEqual(['due', 'due']);
});
