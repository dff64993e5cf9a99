import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { monthsBefore, RETENTION_MONTHS, startRetention } from '../../src/leads/retention.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import { leadsAt, openStoreAt, projectRoot } from '../helpers/index.ts';

test.each([
  ['2026-11-20T10:00:00Z', 24, '2024-11-20T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2024-02-29T10:00:00Z', 12, '2023-02-28T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
])('%s less %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months)).toEqual(new Date(before));
});

test('leads are kept as long as the privacy policy says', async () => {
  const policies = await readFile(join(projectRoot, 'content', 'policies.yaml'), 'utf8');
  expect(parse(policies)).toMatchObject({ retentionMonths: RETENTION_MONTHS });
});

describe('the daily look', () => {
  const HOUR_MS = 3_600_000;
  const DAY_MS = 24 * HOUR_MS;
  const MONTHS = 12;
  const YEAR_MS = 365 * DAY_MS;

  let dir: string;
  let now: Date;
  let store: LeadStore;
  let planned: { work: () => Promise<void>; ms: number } | undefined;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'retention-'));
    now = new Date('2026-01-01T10:00:00Z');
    store = await openStoreAt(`file:${join(dir, 'leads.db')}`, () => now);
    vi.resetAllMocks();
  });
  afterEach(async () => {
    await store.close();
    await rm(dir, { recursive: true });
  });

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const save = async (count = 1) => {
    const ids: string[] = [];
    for (let lead = 0; lead < count; lead += 1) {
      const { id } = await store.save(
        {
          form: 'comment',
          submissionId: randomUUID(),
          fields: {},
          attribution: {},
          audit: null,
          spam: null,
          spamSignals: [],
        },
        ['comment-sheet'],
      );
      ids.push(id);
    }
    return ids;
  };
  const stored = async () =>
    (await leadsAt(`file:${join(dir, 'leads.db')}`)).map(({ id }) => id).toSorted();
  const start = () =>
    startRetention({
      store,
      months: MONTHS,
      now: () => now,
      log,
      timer: (work, ms) => {
        const plan = { work, ms };
        planned = plan;
        return {
          callOff: () => {
            if (planned === plan) planned = undefined;
          },
        };
      },
    });
  /** Lets the time pass until the next look. */
  const look = async () => {
    const next = planned;
    planned = undefined;
    if (!next) throw new Error('no look is planned');
    pass(next.ms);
    await next.work();
    return next.ms;
  };

  test('comes an hour after the start and then every day, and deletes what is old from the second on', async () => {
    const old = await save(2);
    pass(YEAR_MS + DAY_MS);
    const young = await save(3);
    start();
    expect(await look()).toBe(HOUR_MS);
    expect(await stored()).toEqual([...old, ...young].toSorted());
    expect(await look()).toBe(DAY_MS);
    expect(await stored()).toEqual(young.toSorted());
    expect(log.info).toHaveBeenCalledWith({ leads: 2, months: MONTHS }, expect.any(String));
    expect(await look()).toBe(DAY_MS);
  });

  test('deletes nothing while a clock is a year ahead for an hour, and goes on once it is right', async () => {
    const old = await save(1);
    pass(YEAR_MS - 10 * DAY_MS);
    const young = await save(9);
    const retention = start();
    await look();
    await look();
    pass(YEAR_MS);
    await look();
    const during = await save(1);
    pass(HOUR_MS - YEAR_MS);
    expect(await stored()).toEqual([...old, ...young, ...during].toSorted());
    await look();
    expect(await stored()).toEqual([...old, ...young, ...during].toSorted());
    expect(log.warn.mock.calls.filter(([, text]) => text.includes('clock'))).toHaveLength(2);
    // What came meanwhile is delivered after the rest, not in a year.
    const request = {
      worker: 'w',
      channel: 'comment-sheet',
      leaseMs: DAY_MS,
      order: 'oldest',
    } as const;
    for (let count = 0; count < 10; count += 1) await store.claim(request);
    expect(await store.claim(request)).toMatchObject({ lead: { id: during[0] } });

    pass(6 * DAY_MS);
    await look();
    await look();
    expect(await stored()).toEqual([...young, ...during].toSorted());
    retention.stop();
  });

  describe('by a clock that is a month ahead', () => {
    const AHEAD_MS = 30 * DAY_MS;
    let all: string[];
    let young: string[];

    beforeEach(async () => {
      const old = await save(4);
      pass(YEAR_MS - 2 * DAY_MS);
      young = await save(6);
      all = [...old, ...young].toSorted();
    });

    test('deletes nothing, however often the server starts, and goes on once it is right', async () => {
      const restart = async () => {
        start();
        await look();
      };
      await restart();
      await look();
      pass(AHEAD_MS);
      for (let count = 0; count < 5; count += 1) await restart();
      expect(await stored()).toEqual(all);
      pass(-AHEAD_MS);
      await restart();
      expect(log.warn.mock.calls.filter(([, text]) => text.includes('clock'))).toHaveLength(2);
      for (let count = 0; count < 19; count += 1) await restart();
      expect(await stored()).toEqual(all);
      await restart();
      expect(await stored()).toEqual(young.toSorted());
    });

    test('deletes nothing beside a server whose clock is right', async () => {
      const server = () => {
        start();
        return planned?.work ?? expect.unreachable();
      };
      const right = server();
      const wrong = server();
      await right();
      for (let day = 0; day < 3; day += 1) {
        pass(AHEAD_MS);
        await wrong();
        pass(HOUR_MS);
        await wrong();
        pass(-AHEAD_MS);
        await right();
        pass(HOUR_MS);
        await right();
        expect(await stored()).toEqual(all);
        pass(DAY_MS);
      }
      await right();
      expect(await stored()).toEqual(young.toSorted());
    });
  });

  test('leaves leads alone that are more than half of all, and says what a person can do', async () => {
    await save(2);
    pass(YEAR_MS + DAY_MS);
    await save(1);
    start();
    await look();
    await look();
    expect(await stored()).toHaveLength(3);
    expect(log.error).toHaveBeenCalledWith(
      { leads: 2, months: MONTHS },
      expect.stringContaining('retention --confirm'),
    );
  });

  test('names the leads that will go undelivered within 30 days, not those that were delivered', async () => {
    const [undelivered] = await save(1);
    const [delivered] = await save(1);
    const request = {
      worker: 'w',
      channel: 'comment-sheet',
      leaseMs: 1,
      order: 'oldest',
    } as const;
    for (const _delivery of [1, 2]) {
      const claim = await store.claim(request);
      if (claim && claim.lead.id === delivered) await store.markDelivered(claim.delivery.id, 'w');
    }
    pass(YEAR_MS - 32 * DAY_MS);
    await save(9);
    start();
    await look();
    await look();
    expect(log.warn).not.toHaveBeenCalled();
    await look();
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { count: 1, leads: undelivered },
      expect.stringContaining('within 30 days'),
    );
  });

  test('comes again after one that failed, and not once it is stopped', async () => {
    const retention = start();
    const lastBeat = vi.spyOn(store, 'lastBeat').mockRejectedValue(new Error('away'));
    await look();
    expect(log.error).toHaveBeenCalledOnce();
    lastBeat.mockImplementation(async () => {
      retention.stop();
      return undefined;
    });
    await look();
    expect(planned).toBeUndefined();
  });
});
