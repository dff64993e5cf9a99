import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClaimOrder, Clock, LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { leadsAt } from '../helpers/index.ts';

const LEASE_MS = 30_000;
const DAY_MS = 86_400_000;

/** What every lead store must do, whatever database is below. */
export function describeLeadStore(
  database: string,
  open: (now: Clock) => Promise<{ store: LeadStore; url: string; remove: () => Promise<void> }>,
): void {
  describe(`lead store on ${database}`, () => {
    let now: Date;
    let store: LeadStore;
    let url: string;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      now = new Date('2026-01-01T10:00:00Z');
      ({ store, url, remove } = await open(() => now));
    });
    afterEach(() => remove());

    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const lead = (change: Partial<NewLead> = {}): NewLead => ({
      form: 'inquiry',
      submissionId: randomUUID(),
      fields: { name: 'राजेश 👍', message: 'a\nb' },
      attribution: { gclid: 'x' },
      audit: null,
      spam: null,
      spamSignals: [],
      ...change,
    });
    const claim = (worker = 'one', order: ClaimOrder = 'oldest') =>
      store.claim({ worker, channel: 'inquiry-relay', leaseMs: LEASE_MS, order });
    const saveOne = async () => (await store.save(lead(), ['inquiry-relay'])).id;
    const stateOf = async (id: string) => (await store.find(id))?.deliveries[0];

    test('gives back a lead as it was saved, with its deliveries', async () => {
      const saved = lead();
      const { id, repeated } = await store.save(saved, ['inquiry-relay', 'mail']);
      expect(repeated).toBe(false);
      const found = await store.find(id);
      expect(found).toMatchObject({ ...saved, id, receivedAt: now });
      expect(found?.deliveries.map(({ channel, state }) => [channel, state]).sort()).toEqual([
        ['inquiry-relay', 'due'],
        ['mail', 'due'],
      ]);
    });

    test('keeps one lead for one submission id, however many come at once', async () => {
      const same = lead();
      const saved = await Promise.all(
        Array.from({ length: 20 }, () => store.save(same, ['inquiry-relay'])),
      );
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
      expect(saved.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await claim()).toBeDefined();
      expect(await claim()).toBeUndefined();
    });

    describe('a submission id that comes again', () => {
      const typed = {
        name: 'राजेश',
        email: 'r@firm.in',
        number: '+91 98765 43210',
        message: 'a\nb',
        source: 'home',
      };
      const first = () => lead({ fields: typed });
      const send = (one: NewLead, fields: Record<string, string>, change: Partial<NewLead> = {}) =>
        store.save({ ...one, ...change, fields: { ...typed, ...fields } }, ['inquiry-relay']);

      test('with another number is a lead of its own that names the first, however often', async () => {
        const one = first();
        const { id } = await store.save(one, ['inquiry-relay']);
        const corrected = await Promise.all(
          Array.from({ length: 20 }, () => send(one, { number: '+91 98765 43211' })),
        );
        const [followUp] = corrected;
        expect(new Set(corrected.map((saved) => saved.id))).toEqual(new Set([followUp?.id]));
        expect(corrected.filter(({ repeated }) => !repeated)).toHaveLength(1);
        expect(await store.find(String(followUp?.id))).toMatchObject({
          follows: id,
          fields: { number: '+91 98765 43211' },
          deliveries: [{ channel: 'inquiry-relay', state: 'due' }],
        });
        expect(await store.find(id)).toMatchObject({ follows: null, fields: typed });
        expect(await claim()).toBeDefined();
        expect(await claim()).toBeDefined();
      });

      test('at once with both numbers is two leads, of which one names the other', async () => {
        const one = first();
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => send(one, { number: `98765 4321${index % 2}` })),
        );
        const [second, earlier, ...more] = await leadsAt(url);
        expect(more).toEqual([]);
        expect([second?.follows, earlier?.follows].filter(Boolean)).toEqual([
          second?.follows ? earlier?.id : second?.id,
        ]);
      });

      test('with a second correction names the first lead, too', async () => {
        const one = first();
        const { id } = await store.save(one, []);
        for (const phone of ['98765 43211', '98765 43212']) {
          const { id: followUp } = await send(one, { number: phone });
          expect(await store.find(followUp)).toMatchObject({ follows: id });
        }
        expect(await leadsAt(url)).toHaveLength(3);
      });

      test.each([
        ['another letter case of the email', { email: 'R@Firm.in' }, {}],
        ['another notation of the number', { number: '+91-98765 (43210)' }, {}],
        ['other spaces and line breaks', { message: 'a b' }, {}],
        ["another of the page's two forms", { source: 'hero' }, {}],
        ['a field that the form did not have', { company: '' }, {}],
        ['another campaign and mark', {}, { attribution: {}, spamSignals: ['sent within 2 s'] }],
      ])('with %s is the first lead', async (_case, fields, change) => {
        const one = first();
        const { id } = await store.save(one, []);
        expect(await send(one, fields, change)).toEqual({ id, repeated: true });
      });

      test.each([
        [{ name: 'राजेश कुमार' }],
        [{ email: 's@firm.in' }],
        [{ number: '98765 43210' }],
        [{ message: 'a\nb, soon' }],
        [{ message: '' }],
      ])('with %j is another lead', async (fields) => {
        const one = first();
        await store.save(one, []);
        expect(await send(one, fields)).toMatchObject({ repeated: false });
      });

      test('that was spam is a lead of its own, delivered as if the spam had never come', async () => {
        const one = first();
        const spam = await store.save({ ...one, spam: 'honeypot' }, []);
        const { id } = await send(one, {});
        expect(await store.find(id)).toMatchObject({ spam: null, follows: null });
        expect(await claim()).toMatchObject({ lead: { id } });
        expect(await claim()).toBeUndefined();
        expect(await send(one, {})).toEqual({ id, repeated: true });
        expect(await send(one, {}, { spam: 'honeypot' })).toEqual({ id: spam.id, repeated: true });
      });

      test('as spam leaves the first lead alone', async () => {
        const one = first();
        const { id } = await store.save(one, ['inquiry-relay']);
        expect(await send(one, {}, { spam: 'honeypot' })).toMatchObject({ repeated: false });
        expect(await send(one, {})).toEqual({ id, repeated: true });
        expect(await leadsAt(url)).toMatchObject([{ id }]);
      });

      test('names the first lead also when that one is erased', async () => {
        const one = first();
        const { id } = await store.save(one, []);
        pass(1);
        const followUp = await send(one, { email: 'rajesh@firm.in' });
        pass(1);
        const other = await send(one, { email: 'rajes@firm.in' });
        await store.save(lead(), []);
        expect(await store.erase('rajes@firm.in')).toMatchObject({ related: [id, followUp.id] });
        expect(await store.find(other.id)).toBeUndefined();
        expect(await store.erase('r@firm.in')).toMatchObject({ related: [followUp.id] });
        expect(await store.find(id)).toBeUndefined();
        expect(await store.find(followUp.id)).toMatchObject({ follows: id });
      });
    });

    test('keeps the same submission id apart for different forms', async () => {
      const { id } = await store.save(lead({ submissionId: 'x' }), []);
      const other = await store.save(lead({ submissionId: 'x', form: 'comment' }), []);
      expect(other).toMatchObject({ repeated: false });
      expect(other.id).not.toBe(id);
    });

    test('gives a due delivery to one worker only', async () => {
      await saveOne();
      const claims = await Promise.all(['one', 'two', 'three'].map((worker) => claim(worker)));
      const given = claims.filter((claimed) => claimed !== undefined);
      expect(given).toHaveLength(1);
      expect(given[0]).toMatchObject({
        delivery: { state: 'claimed', attempts: 1 },
        lead: { fields: { name: 'राजेश 👍' } },
      });
    });

    test('gives the oldest or the newest first', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        ids.push(await saveOne());
        pass(10);
      }
      const [first, second, third, fourth] = ids;
      const next = async (order: ClaimOrder) => (await claim('one', order))?.lead.id;
      expect(await next('oldest')).toBe(first);
      expect(await next('newest')).toBe(fourth);
      expect(await next('newest')).toBe(third);
      expect(await next('oldest')).toBe(second);
    });

    test('renews a lease, for the worker whose claim it is', async () => {
      await saveOne();
      const claimed = await claim('slow');
      pass(LEASE_MS - 1);
      await store.renew(String(claimed?.delivery.id), 'other', LEASE_MS);
      await store.renew(String(claimed?.delivery.id), 'slow', LEASE_MS);
      pass(LEASE_MS - 1);
      expect(await claim('fast')).toBeUndefined();
      pass(1);
      expect(await claim('fast')).toBeDefined();
    });

    test('takes back a claim that was broken off, as if nothing had been tried', async () => {
      const id = await saveOne();
      const claimed = await claim();
      await store.release(String(claimed?.delivery.id), 'one');
      expect(await stateOf(id)).toMatchObject({ state: 'due', failingSince: null, nextAt: now });
      expect(await claim()).toMatchObject({ delivery: { id: claimed?.delivery.id } });
    });

    describe('a channel that fails', () => {
      const LATER_MS = 10 * 3_600_000;
      const fail = async (order: ClaimOrder = 'oldest', delayMs = 0) => {
        const claimed = await claim('one', order);
        const nextAt = new Date(now.getTime() + delayMs);
        await store.reschedule(String(claimed?.delivery.id), 'one', nextAt, 'answered 500');
        pass(1000);
        return claimed?.lead.id;
      };
      const deliver = async (order: ClaimOrder = 'oldest') => {
        const claimed = await claim('one', order);
        await store.markDelivered(String(claimed?.delivery.id), 'one');
        pass(1000);
        return claimed?.lead.id;
      };
      const failingSince = () => store.failingSince('inquiry-relay');

      test('is probed with the newest that has not failed, then with what was tried longest ago', async () => {
        const ids = [await saveOne()];
        pass(1);
        ids.push(await saveOne());
        const [first, second] = ids;
        const probes: (string | undefined)[] = [];
        for (let count = 0; count < 4; count += 1) probes.push(await fail('probe'));
        expect(probes).toEqual([second, first, second, first]);
        const third = await saveOne();
        expect(await fail('probe')).toBe(third);
        expect(await fail('probe')).toBe(second);
      });

      test('has been failing since the first failure after its last success', async () => {
        for (let count = 0; count < 3; count += 1) await saveOne();
        expect(await failingSince()).toBeNull();
        const since = now;
        await fail('probe');
        await fail('probe');
        expect(await failingSince()).toEqual(since);
        expect((await store.stats()).failing).toEqual([{ channel: 'inquiry-relay', since }]);
        expect(await store.firstDeliveredAfter('inquiry-relay', since)).toBeNull();
        const success = now;
        await deliver('probe');
        expect(await failingSince()).toBeNull();
        expect((await store.stats()).failing).toEqual([]);
        expect(await store.firstDeliveredAfter('inquiry-relay', since)).toEqual(success);
        expect(await store.firstDeliveredAfter('inquiry-relay', success)).toBeNull();
      });

      test('is not failing while one alone fails, but when two do', async () => {
        await saveOne();
        await saveOne();
        await fail('probe');
        await fail('probe');
        await saveOne();
        const success = now;
        await deliver('probe');
        await fail('probe');
        expect(await failingSince()).toBeNull();
        await fail('probe');
        expect(await failingSince()).toEqual(success);
      });

      test('is not probed with what is not due, unless a retry asks for it, which calls nothing well', async () => {
        const id = await saveOne();
        const since = now;
        await fail('probe', LATER_MS);
        expect(await claim('one', 'probe')).toBeUndefined();
        await store.retry(id);
        expect(await failingSince()).toEqual(since);
        expect(await claim('one', 'probe')).toMatchObject({ lead: { id } });
      });

      test('is believed to have failed by now, whatever a clock that was ahead has noted', async () => {
        const id = await saveOne();
        pass(DAY_MS);
        await fail();
        pass(-DAY_MS);
        expect(await failingSince()).toBeNull();
        await fail();
        expect((await stateOf(id))?.failingSince?.getTime()).toBeLessThanOrEqual(now.getTime());
      });
    });

    test('cancels what waits for a channel that is off, for good but for a retry by id', async () => {
      const waiting = await saveOne();
      const dead = await saveOne();
      await store.save(lead(), ['mail']);
      await claim();
      const claimed = await claim();
      await store.markDead(String(claimed?.delivery.id), 'one', 'answered 400');
      expect(await store.cancelWaiting([])).toBe(0);
      pass(LEASE_MS);
      expect(await store.cancelWaiting(['inquiry-relay'])).toBe(2);
      expect(await claim()).toBeUndefined();
      expect(await store.retry()).toEqual([{ channel: 'mail', state: 'due', count: 1 }]);
      expect(await stateOf(dead)).toMatchObject({ state: 'cancelled' });
      await store.retry(waiting);
      expect(await claim()).toMatchObject({ lead: { id: waiting } });
    });

    test('gives a claim to another worker once its lease is over, with the same key', async () => {
      await saveOne();
      const first = await claim('dead');
      pass(LEASE_MS - 1);
      expect(await claim('alive')).toBeUndefined();
      pass(1);
      const second = await claim('alive');
      expect(second?.delivery.id).toBe(first?.delivery.id);
      expect(second?.delivery.attempts).toBe(2);
    });

    test('lets no worker end a claim that is no longer its own', async () => {
      const id = await saveOne();
      const claimed = await claim('slow');
      pass(LEASE_MS);
      await claim('fast');
      await store.markDead(String(claimed?.delivery.id), 'slow', 'answered 400');
      expect(await stateOf(id)).toMatchObject({ state: 'claimed', lastError: null });
    });

    test('gives out what a clock that was a day ahead has claimed or put off', async () => {
      const ids = [await saveOne(), await saveOne()];
      pass(DAY_MS);
      ids.push(await saveOne());
      const postponed = await claim('one');
      const later = new Date(now.getTime() + 5_000);
      await store.reschedule(String(postponed?.delivery.id), 'one', later, 'answered 500');
      await claim('dead');
      pass(-DAY_MS);
      const given = [await claim('two'), await claim('two'), await claim('two')];
      expect(given.map((claimed) => claimed?.lead.id).toSorted()).toEqual(ids.toSorted());
      expect(await claim('two')).toBeUndefined();
    });

    test('gives out what a clock that was a day behind has claimed or put off', async () => {
      await saveOne();
      await claim('dead');
      pass(DAY_MS);
      expect(await claim('alive')).toBeDefined();
    });

    test('notes a delivery, and never gives it out again', async () => {
      const id = await saveOne();
      const claimed = await claim();
      await store.markDelivered(String(claimed?.delivery.id), 'one');
      expect(await stateOf(id)).toMatchObject({ state: 'delivered', deliveredAt: now });
      pass(LEASE_MS * 2);
      expect(await claim()).toBeUndefined();
      expect(await store.retry(id)).toEqual([]);
    });

    test('gives out a postponed delivery when its time has come', async () => {
      await saveOne();
      const claimed = await claim();
      const later = new Date(now.getTime() + 5_000);
      await store.reschedule(String(claimed?.delivery.id), 'one', later, 'answered 500');
      expect(await claim()).toBeUndefined();
      pass(5_000);
      expect(await claim()).toMatchObject({ delivery: { lastError: 'answered 500' } });
    });

    test('gives out a dead delivery only after a retry, as if it had never failed', async () => {
      const id = await saveOne();
      const claimed = await claim();
      await store.markDead(String(claimed?.delivery.id), 'one', 'answered 400');
      pass(LEASE_MS * 2);
      expect(await claim()).toBeUndefined();
      expect(await store.retry()).toEqual([{ channel: 'inquiry-relay', state: 'dead', count: 1 }]);
      expect(await stateOf(id)).toMatchObject({ state: 'due', failingSince: null });
      expect(await claim()).toBeDefined();
    });

    test('retries all that is not delivered, but leaves alone what is being sent', async () => {
      await saveOne();
      const dead = await claim();
      await store.markDead(String(dead?.delivery.id), 'one', 'answered 400');
      await saveOne();
      const later = await claim();
      const nextAt = new Date(now.getTime() + DAY_MS);
      await store.reschedule(String(later?.delivery.id), 'one', nextAt, 'answered 500');
      const sending = await saveOne();
      await claim();
      expect(await store.retry()).toEqual(
        ['claimed', 'dead', 'due'].map((state) => ({ channel: 'inquiry-relay', state, count: 1 })),
      );
      expect(await stateOf(sending)).toMatchObject({ state: 'claimed' });
      expect(await claim()).toBeDefined();
      expect(await claim()).toBeDefined();
      expect(await claim()).toBeUndefined();
    });

    test('counts leads by form, spam apart, and deliveries by channel and state', async () => {
      expect(await store.stats()).toEqual({
        leads: [],
        deliveries: [],
        oldestWaiting: null,
        failing: [],
      });
      await saveOne();
      pass(1000);
      await saveOne();
      await store.save(lead({ spam: 'honeypot', form: 'comment' }), []);
      const claimed = await claim();
      await store.markDead(String(claimed?.delivery.id), 'one', 'answered 400');
      expect(await store.stats()).toEqual({
        leads: [
          { form: 'comment', count: 1, spam: 1 },
          { form: 'inquiry', count: 2, spam: 0 },
        ],
        deliveries: [
          { channel: 'inquiry-relay', state: 'dead', count: 1 },
          { channel: 'inquiry-relay', state: 'due', count: 1 },
        ],
        oldestWaiting: now,
        failing: [],
      });
    });

    describe('erasing', () => {
      const from = (email: string, form: NewLead['form'] = 'inquiry') =>
        store.save(lead({ form, fields: form === 'proposal' ? { Email: email } : { email } }), [
          'inquiry-relay',
        ]);

      test('deletes every lead of an address, whatever its case, and nobody else', async () => {
        await from('Asha@Firm.in');
        await from('asha@firm.in', 'proposal');
        const other = await from('basha@firm.in');
        expect(await store.erase(' ASHA@firm.in ')).toEqual({
          leads: 2,
          passedOnTo: [],
          related: [],
          earlier: [],
        });
        expect((await leadsAt(url)).map(({ id }) => id)).toEqual([other.id]);
        expect((await store.stats()).deliveries).toEqual([
          { channel: 'inquiry-relay', state: 'due', count: 1 },
        ]);
      });

      test('deletes every lead of a number, however it was written, and nobody else', async () => {
        await store.save(lead({ fields: { number: '9876543210' } }), []);
        await store.save(lead({ form: 'callback', fields: { phone: '+91 98765-43210' } }), []);
        const other = await store.save(lead({ fields: { number: '9876543211' } }), []);
        expect(await store.erase('098765 43210')).toMatchObject({ leads: 2, earlier: [] });
        expect((await leadsAt(url)).map(({ id }) => id)).toEqual([other.id]);
        expect(await store.erase('+919876543210')).toMatchObject({ leads: 0, earlier: [now] });
      });

      test('keeps a record that it was done, and says where the leads have gone', async () => {
        await from('asha@firm.in');
        const claimed = await claim();
        await store.markDelivered(String(claimed?.delivery.id), 'one');
        expect(await store.erase('asha@firm.in')).toMatchObject({ passedOnTo: ['inquiry-relay'] });
        pass(1000);
        expect(await store.erase('Asha@firm.in')).toMatchObject({
          leads: 0,
          earlier: [new Date(now.getTime() - 1000)],
        });
        expect(await store.erase('other@firm.in')).toMatchObject({ earlier: [] });
      });
    });

    test('deletes what came before a moment, with its deliveries', async () => {
      await saveOne();
      pass(DAY_MS);
      const saved = await saveOne();
      expect(await store.deleteBefore(now)).toBe(1);
      expect((await leadsAt(url)).map(({ id }) => id)).toEqual([saved]);
      expect((await store.stats()).deliveries).toMatchObject([{ count: 1 }]);
    });

    test('counts what came before a moment, and names what of it was not delivered', async () => {
      const delivered = await saveOne();
      const claimed = await claim();
      await store.markDelivered(String(claimed?.delivery.id), 'one');
      const waiting = await store.save(lead(), ['inquiry-relay', 'mail']);
      pass(DAY_MS);
      const later = now;
      await saveOne();
      expect(await store.countBefore(later)).toEqual({ old: 2, all: 3 });
      expect(await store.idsUndeliveredBefore(later)).toEqual([waiting.id]);
      expect(delivered).not.toBe(waiting.id);
    });

    test('tells when something last happened, also after many checks that it can write', async () => {
      expect(await store.lastBeat('look')).toBeUndefined();
      await store.beat('look');
      const first = now;
      pass(DAY_MS);
      await Promise.all([store.check(), store.check(), store.check()]);
      expect(await store.lastBeat('look')).toEqual(first);
      await store.beat('look');
      expect(await store.lastBeat('look')).toEqual(now);
    });

    test('makes a secret once', async () => {
      const [one, same] = await Promise.all([store.secret('a'), store.secret('a')]);
      expect(same).toBe(one);
      expect(one.length).toBeGreaterThan(40);
      expect(await store.secret('b')).not.toBe(one);
    });

    test('finds a lead by the beginning of its id when that is unique', async () => {
      const id = await saveOne();
      expect(await store.find(id.slice(0, 20).toUpperCase())).toMatchObject({ id });
      pass(1);
      await saveOne();
      expect(await store.find(id.slice(0, 4))).toBeUndefined();
      expect(await store.find('%')).toBeUndefined();
    });
  });
}
