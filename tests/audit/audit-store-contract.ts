import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEvent } from '../../src/audit/said.ts';
import { type AuditStore, LEASE_MS } from '../../src/audit/storage/audit-store.ts';
import type { RunClaim } from '../../src/audit/storage/claims.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const opening: AuditEvent = { kind: 'stage', stage: 'opening' };
export const done: AuditEvent = { kind: 'done' };

interface Opened {
  readonly store: AuditStore;
  readonly close: () => Promise<void>;
}

/** What every audit store must do, whatever database is below. */
export function describeAuditStore(
  database: string,
  open: (now: () => Date) => Promise<Opened>,
): void {
  describe(`audit store on ${database}`, () => {
    let now: Date;
    let store: AuditStore;
    let close: () => Promise<void>;

    beforeEach(async () => {
      now = new Date('2026-01-01T10:00:00Z');
      ({ store, close } = await open(() => now));
    });
    afterEach(() => close());

    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    let visitors = 0;
    const ask = (url: string, visitor = `visitor ${++visitors}`, again?: string) =>
      store.admit({ url, visitor, again });
    const queue = async (url: string, again?: string) => {
      const admission = await ask(url, undefined, again);
      if (admission.kind !== 'queued') throw new Error(`${url}: ${admission.kind}`);
      return admission;
    };
    const claim = async (worker = 'one') => store.claim(worker);
    const claimed = async (worker = 'one'): Promise<RunClaim> => {
      const found = await claim(worker);
      if (!found) throw new Error('nothing to claim');
      return found;
    };
    const run = async (url: string, again?: string) => {
      const { id } = await queue(url, again);
      const own = await claimed();
      for (const event of [opening, done]) await store.append(own, event);
      return id;
    };

    test('counts what is kept, by state', async () => {
      expect(await store.counts()).toEqual([]);
      await ask('https://shop.in/');
      await ask('https://other.in/');
      await store.claim('a');
      expect(await store.counts()).toEqual([
        { state: 'queued', count: 1 },
        { state: 'running', count: 1 },
      ]);
    });

    test('gives back what happened in a run, in order, and how far it has come', async () => {
      const { id } = await queue('https://shop.in/');
      expect(await store.version(id)).toBe('0 0 ');
      const own = await claimed();
      expect(await store.append(own, opening)).toBe(true);
      expect(await store.version(id)).toBe('1 1 ');
      await store.append(own, done);
      expect(await store.version(id)).toBe('1 2 ');
      expect(await store.find(id)).toEqual({
        id,
        url: 'https://shop.in/',
        leftOut: false,
        state: 'done',
        createdAt: now,
        before: null,
        events: [opening, done],
      });
      expect(await claim()).toBeUndefined();
    });

    test('runs one page of a site at a time, and other sites beside it', async () => {
      await queue('https://shop.in/');
      pass(1);
      await queue('https://www.shop.in/about');
      pass(1);
      await queue('https://other.in/');
      const first = await claimed();
      expect((await claimed()).url).toBe('https://other.in/');
      expect(await claim()).toBeUndefined();
      await store.append(first, done);
      expect((await claimed()).url).toBe('https://www.shop.in/about');
    });

    test('begins a run anew, once, when its server has not been heard of', async () => {
      const { id } = await queue('https://shop.in/');
      const lost = await claimed('one');
      await store.append(lost, opening);
      pass(LEASE_MS - 1);
      expect(await claim('two')).toBeUndefined();
      pass(1);
      const taken = await claimed('two');
      expect(await store.append(lost, done)).toBe(false);
      expect((await store.find(id))?.events).toEqual([]);
      expect(await store.append(taken, opening)).toBe(true);
      // As many events as before: another one all the same.
      expect(await store.version(id)).toBe('2 1 ');

      pass(LEASE_MS);
      expect(await claim('three')).toBeUndefined();
      expect(await store.find(id)).toMatchObject({ state: 'stopped' });
      expect((await store.find(id))?.events.at(-1)).toEqual({
        kind: 'stopped',
        stop: 'interrupted',
      });
    });

    test('a run that is released, or leased by a clock that was wrong, is taken over', async () => {
      await queue('https://shop.in/');
      await store.release(await claimed('one'));
      expect((await claimed('two')).attempt).toBe(2);
      pass(DAY_MS);
      await queue('https://other.in/');
      await claimed('one');
      pass(-DAY_MS);
      expect((await claimed('two')).url).toBe('https://other.in/');
    });

    test('shows a report of the last quarter of an hour again', async () => {
      const { id } = await queue('https://shop.in/');
      expect(await ask('https://shop.in/')).toEqual({ kind: 'shown', id });
      await store.append(await claimed(), done);
      pass(15 * MINUTE_MS - 1);
      expect(await ask('https://shop.in/')).toEqual({ kind: 'shown', id });
      pass(1);
      expect(await ask('https://shop.in/')).toMatchObject({ kind: 'queued' });
    });

    test('runs anew, and compares, when a run of the same address is named', async () => {
      const first = await queue('https://shop.in/');
      const before = first.id;
      await store.append(await claimed(), done);
      const { id } = await queue('https://shop.in/', before);
      expect(await store.find(id)).toMatchObject({ before });
      expect(await ask('https://shop.in/', undefined, before)).toEqual({ kind: 'shown', id });
      expect(await store.find((await queue('https://other.in/', before)).id)).toMatchObject({
        before: null,
      });
      expect(await store.version(id)).toBe(`0 0 ${before}`);
      await store.delete(before, first.deleteKey);
      expect(await store.version(id)).toBe('0 0 ');
    });

    test('a run that stopped is no report to show again', async () => {
      await queue('https://shop.in/');
      await store.append(await claimed(), { kind: 'stopped', stop: 'unreachable' });
      expect(await ask('https://shop.in/')).toMatchObject({ kind: 'queued' });
    });

    test('lets a visitor ask five times an hour and twenty times a day', async () => {
      const kinds: string[] = [];
      for (let asked = 0; asked < 26; asked += 1) {
        if (asked % 6 === 0) pass(asked === 0 ? 0 : 61 * MINUTE_MS);
        kinds.push((await ask(`https://shop${asked}.in/`, 'one')).kind);
      }
      const hour = [...Array(5).fill('queued'), 'too-many'];
      expect(kinds).toEqual([...hour, ...hour, ...hour, ...hour, 'too-many', 'too-many']);
      expect(await ask('https://more.in/', 'two')).toMatchObject({ kind: 'queued' });
    });

    test('runs a site six times a day, also when its reports are deleted', async () => {
      for (let asked = 0; asked < 6; asked += 1) {
        const { id, deleteKey } = await queue(`https://shop.in/${asked}`);
        await store.delete(id, deleteKey);
      }
      expect(await ask('https://www.shop.in/')).toEqual({ kind: 'too-many' });
      pass(DAY_MS);
      expect(await ask('https://www.shop.in/')).toMatchObject({ kind: 'queued' });
    });

    test('lets six runs an hour turn to a site that they are not about', async () => {
      for (let run = 0; run < 6; run += 1) expect(await store.visitForeign('cdn.in')).toBe(true);
      expect(await store.visitForeign('cdn.in')).toBe(false);
      expect(await store.visitForeign('other.in')).toBe(true);
      expect(await ask('https://cdn.in/')).toMatchObject({ kind: 'queued' });
      pass(60 * MINUTE_MS);
      expect(await store.visitForeign('cdn.in')).toBe(true);
    });

    test('counts the networks of IPv6 around a visitor as well', async () => {
      const from = async (subnet: number) =>
        (await ask(`https://shop${subnet}.in/`, `2001:db8:7:${subnet.toString(16)}`)).kind;
      const within = async (first: number) => {
        const kinds: string[] = [];
        for (let at = 0; at < 11; at += 1) kinds.push(await from(first + at));
        return kinds.filter((kind) => kind === 'queued').length;
      };
      expect(await within(0x100)).toBe(10);
      expect(await within(0x200)).toBe(10);
      expect(await within(0x300)).toBe(0);
      expect(await ask('https://more.in/', '2001:db8:8:1')).toMatchObject({ kind: 'queued' });
    });

    test('lets fifty wait', async () => {
      for (let asked = 0; asked < 50; asked += 1) await queue(`https://shop${asked}.in/`);
      expect(await ask('https://more.in/')).toEqual({ kind: 'full' });
    });

    test('deletes a report for whoever has its key, and ends its run', async () => {
      const { id, deleteKey } = await queue('https://shop.in/');
      const own = await claimed();
      await store.append(own, opening);
      expect(await store.delete(id, 'another key')).toBe(false);
      expect(await store.delete(id, deleteKey)).toBe(true);
      expect(await store.find(id)).toBeUndefined();
      expect(await store.version(id)).toBeUndefined();
      expect(await store.append(own, done)).toBe(false);
    });

    test('keeps reports for thirty days', async () => {
      const id = await run('https://shop.in/');
      pass(30 * DAY_MS);
      await store.purge();
      expect(await store.find(id)).toBeDefined();
      pass(1);
      await store.purge();
      expect(await store.find(id)).toBeUndefined();
    });
  });
}
