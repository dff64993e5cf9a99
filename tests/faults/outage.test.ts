import { expect, onTestFinished, test } from 'vitest';
import { formRelay } from '../../src/leads/delivery/form-relay.ts';
import { type RelayAnswer, startRelay, startVirtualDelivery } from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LEADS = longRun ? 10_000 : 100;
const OUTAGE_HOURS = longRun ? 24 : 2;
const PER_MINUTE = 60;
const HANG_MS = 100;

/** What a service in trouble answers. */
const troubles: readonly RelayAnswer[] = [
  { status: 500 },
  { status: 429, headers: { 'retry-after': '60' } },
  { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } },
  'reset',
  'hang',
];

test(`${LEADS} leads that came while their relay was down for ${OUTAGE_HOURS} virtual hours are delivered by themselves, a new one at once, at the usual pace`, async () => {
  const relay = await startRelay();
  const usual = formRelay('inquiry-relay', new URL(relay.url), undefined, PER_MINUTE);
  const channel = { ...usual, timeoutMs: HANG_MS };
  const delivery = await startVirtualDelivery(channel, 2_000);
  onTestFinished(async () => {
    await delivery.remove();
    await relay.stop();
  });
  const save = (name: string) => delivery.save('inquiry', { name });
  const namesIn = () => relay.requests.map(({ parts }) => parts[0]?.[1]);

  const names = Array.from({ length: LEADS }, (_, index) => `lead ${index}`);
  relay.answerWith(() => troubles[Math.floor(Math.random() * troubles.length)] ?? 'hang');
  for (let hour = 0; hour < OUTAGE_HOURS; hour += 1) {
    const share = [hour, hour + 1].map((part) => (part * LEADS) / OUTAGE_HOURS);
    await Promise.all(names.slice(...share).map(save));
    await delivery.workUntil((hour + 1) * HOUR_MS);
  }
  // A channel that fails is probed, not flooded: nobody can say when it is well.
  expect(relay.requests.length).toBeLessThan(OUTAGE_HOURS * 130);
  expect((await delivery.store.stats()).failing).toMatchObject([{ channel: 'inquiry-relay' }]);

  relay.answerWith({ status: 200 });
  channel.timeoutMs = usual.timeoutMs;
  const recovered = relay.requests.length;
  await save('the newest');
  await delivery.workUntil(delivery.elapsedMs + MINUTE_MS);
  expect(namesIn().slice(recovered)).toContain('the newest');
  await delivery.workUntil(delivery.elapsedMs + (LEADS / PER_MINUTE + 1) * MINUTE_MS);
  expect((await delivery.store.stats()).deliveries).toEqual([
    { channel: 'inquiry-relay', state: 'delivered', count: LEADS + 1 },
  ]);
  expect(namesIn().slice(recovered).toSorted()).toEqual([...names, 'the newest'].toSorted());
  expect(delivery.busiestMinute).toBeLessThanOrEqual(PER_MINUTE);
}, 1_800_000);
