import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskFilter } from '../../src/leads/desk/filter.ts';
import { giveWords } from '../../src/leads/desk/give-words.ts';
import { type LeadDesk, leadDesk } from '../../src/leads/desk/open-desk.ts';
import type { Clock, LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../src/leads/storage/open-store.ts';
import type { Tables } from '../../src/platform/database/schema.ts';
import { newLead } from '../helpers/index.ts';

const DAY_MS = 86_400_000;

/** What the desk must do, whatever database is below. */
export function describeLeadDesk(
  database: string,
  open: () => Promise<{ db: Kysely<Tables>; shared: boolean; remove: () => Promise<void> }>,
): void {
  describe(`lead desk on ${database}`, () => {
    let now: Date;
    let db: Kysely<Tables>;
    let store: LeadStore;
    let desk: LeadDesk;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      now = new Date('2026-11-22T10:00:00Z');
      const clock: Clock = () => now;
      const opened = await open();
      ({ db, remove } = opened);
      store = leadStore(db, opened.shared, clock);
      desk = leadDesk(db, opened.shared, clock);
    });
    afterEach(async () => {
      await store.close();
      await remove();
    });

    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const save = async (change: Partial<NewLead> = {}) => {
      pass(1);
      const lead = newLead(change);
      return (await store.save(lead, lead.spam ? [] : ['inquiry-relay'])).id;
    };
    const found = async (filter: DeskFilter) =>
      (await desk.find(filter, { limit: 99 })).map(({ id }) => id);
    const eventsOf = async (id: string) =>
      ((await desk.open(id))?.events ?? []).map(({ who, change }) => [who, change]);
    const change = (id: string, ...changes: Parameters<LeadDesk['change']>[1]) =>
      desk.change(id, changes, 'Neha', randomUUID());

    test('changes a lead and tells who did what when', async () => {
      const id = await save({
        attribution: { utm_campaign: 'first', last_utm_campaign: 'diwali' },
      });
      pass(1000);
      const changes = [
        { kind: 'state', state: 'called' },
        { kind: 'owner', owner: 'Ravi' },
        { kind: 'follow-up', on: '2026-11-30' },
        { kind: 'note', text: 'Wants a call on Monday.' },
      ] as const;
      expect(await change(id, ...changes)).toBe(true);
      const opened = await desk.open(id);
      expect(opened?.lead).toMatchObject({
        id,
        state: 'called',
        owner: 'Ravi',
        followUpOn: '2026-11-30',
        campaign: 'diwali',
        deliveries: [{ channel: 'inquiry-relay' }],
      });
      expect(opened?.events).toMatchObject(
        changes.map((one) => ({ who: 'Neha', at: now, change: one })),
      );
      expect(await desk.open(randomUUID())).toBeUndefined();
    });

    test('notes nothing that is not new, but every note', async () => {
      const id = await save();
      await change(id, { kind: 'state', state: 'new' }, { kind: 'owner', owner: null });
      expect(await eventsOf(id)).toEqual([]);
      await change(id, { kind: 'state', state: 'new' }, { kind: 'note', text: 'a' });
      await change(id, { kind: 'note', text: 'a' });
      expect(await eventsOf(id)).toHaveLength(2);
      expect(await change(randomUUID(), { kind: 'note', text: 'a' })).toBe(false);
    });

    test('a form posted again changes nothing, also after somebody else has changed the lead', async () => {
      const id = await save();
      const key = randomUUID();
      const post = () => desk.change(id, [{ kind: 'state', state: 'won' }], 'Neha', key);
      await Promise.all([post(), post()]);
      pass(1);
      await desk.change(id, [{ kind: 'state', state: 'lost' }], 'Ravi', randomUUID());
      expect(await post()).toBe(true);
      expect((await desk.open(id))?.lead.state).toBe('lost');
      expect(await eventsOf(id)).toHaveLength(2);
    });

    test('of two people at once both are seen, and nothing is lost', async () => {
      const id = await save();
      const states = ['called', 'meeting'] as const;
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          desk.change(
            id,
            [
              { kind: 'state', state: states[index % 2] ?? 'called' },
              { kind: 'note', text: `${index}` },
            ],
            `${index}`,
            randomUUID(),
          ),
        ),
      );
      const opened = await desk.open(id);
      const last = opened?.events.findLast(({ change: one }) => one.kind === 'state');
      expect(last?.change).toEqual({ kind: 'state', state: opened?.lead.state });
      const notes = opened?.events.flatMap(({ change: one }) =>
        one.kind === 'note' ? one.text : [],
      );
      expect(notes?.toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 20 }, (_, index) => `${index}`),
      );
    });

    test('finds what passes each filter, newest first, without spam unless it is asked for', async () => {
      const old = await save({ form: 'comment', attribution: { utm_campaign: 'diwali' } });
      // 18:30 UTC is midnight in India.
      now = new Date('2026-11-23T18:29:59Z');
      const young = await save();
      now = new Date('2026-11-23T18:30:00Z');
      const next = await save();
      const spam = await save({ spam: 'honeypot' });
      await change(
        young,
        { kind: 'owner', owner: 'Ravi' },
        { kind: 'follow-up', on: '2026-12-01' },
      );
      await change(next, { kind: 'state', state: 'won' }, { kind: 'follow-up', on: '2026-12-01' });

      expect(await found({})).toEqual([next, young, old]);
      expect(await found({ state: 'spam' })).toEqual([spam]);
      expect(await found({ state: 'spam,won' })).toEqual([spam, next]);
      expect(await found({ form: 'comment' })).toEqual([old]);
      expect(await found({ campaign: 'diwali' })).toEqual([old]);
      expect(await found({ owner: 'Ravi' })).toEqual([young]);
      expect(await found({ from: '2026-11-23', to: '2026-11-23' })).toEqual([young]);
      expect(await found({ from: '2026-11-24' })).toEqual([next]);
      expect(await found({ to: '2026-11-22' })).toEqual([old]);
      expect(await found({ due: '2026-11-30' })).toEqual([]);
      expect(await found({ due: '2026-12-01' })).toEqual([young]);
      expect(await found({ owner: 'Ravi', form: 'comment' })).toEqual([]);

      const page = await desk.find({ before: next }, { limit: 1 });
      expect(page.map(({ id }) => id)).toEqual([young]);
      expect(await desk.count({})).toBe(3);
      expect(await desk.choices()).toEqual({
        campaigns: ['diwali'],
        owners: ['Ravi'],
        reasons: [],
      });
    });

    test('finds a lead by the beginnings of its words, as people write them', async () => {
      const id = await save({
        form: 'proposal',
        fields: {
          Name: 'Rajesh KUMAR',
          Email: 'r.kumar@kumar-tiles.in',
          Company: 'कुमार टाइल्स Cafe\u0301',
          Phone: '+91 98765 43210',
          WebsiteLink: 'http://www.kumartiles.in/morbi?x=1',
          Message: 'Call me.',
        },
      });
      await save({ fields: { name: 'Rajni Kumble', number: '9876000000' } });
      for (const words of [
        'raj kuma',
        'RAJESH',
        'ｒａｊｅｓｈ',
        'टाइल्स',
        'टाइ',
        'caf\u00e9',
        'R.Kumar@Kumar-Tiles.in',
        'r.kumar@kumar',
        'kumar-tiles',
        '9876543210',
        '98765 43210',
        '+91 98765-43210',
        '098765 432',
        '0091 98765',
        '3210',
        '543210',
        'https://www.kumartiles.in/',
        'kumartiles',
      ]) {
        expect([words, await found({ words })]).toEqual([words, [id]]);
      }
    });

    test('asks for all words, and finds nothing by the middle of one', async () => {
      await save({ fields: { name: 'Rajesh Kumar' } });
      expect(await found({ words: 'rajesh patel' })).toEqual([]);
      expect(await found({ words: 'umar' })).toEqual([]);
      expect(await found({ words: ' , ' })).toHaveLength(1);
    });

    test('finds leads that a server of before has left without words', async () => {
      const id = await save({ attribution: { utm_campaign: 'diwali' } });
      await db.updateTable('leads').set({ campaign: null, words: null, phone_key: null }).execute();
      await giveWords(db);
      expect(await found({ campaign: 'diwali' })).toEqual([id]);
      expect(await found({ words: 'asha' })).toEqual([id]);
    });

    const byHand = { name: 'Meena', number: '98765 43210', message: 'SEO\nCalled.' };

    test('knows a person again by number, however it is written, and by e-mail', async () => {
      const first = await save({ fields: { name: 'Asha', number: '9876543210', email: 'a@x.in' } });
      const second = await save({ form: 'callback', fields: { phone: '+91 98765-43210' } });
      const third = await save({ fields: { name: 'Asha', email: 'A@X.in', number: '1123456789' } });
      const stranger = await save({ fields: { name: 'Asha', number: '', email: '' } });
      const none = await save({ fields: { name: 'Ravi', number: '', email: '' } });
      const leads = await desk.find({}, { limit: 9 });
      expect(await desk.samePerson(leads)).toEqual(
        new Map([
          [first, [third, second]],
          [second, [first]],
          [third, [first]],
          [stranger, []],
          [none, []],
        ]),
      );
      const sought = await desk.ofPerson({ number: '098765 43210' });
      expect(sought.map(({ id }) => id)).toEqual([second, first]);
      expect(await desk.ofPerson({ number: '', email: '' })).toEqual([]);
    });

    test('leads that are joined are one person’s until one is parted, and nothing is deleted', async () => {
      const ids = [await save(), await save(), await save(), await save()].map((id) => id);
      const [a = '', b = '', c = '', d = ''] = ids;
      for (const [n, id] of ids.entries()) {
        await change(id, { kind: 'correction', field: 'number', value: `981000000${n}` });
        await change(id, { kind: 'correction', field: 'email', value: `${n}@x.in` });
      }
      const others = async (id: string) => {
        const opened = await desk.open(id);
        return (await desk.samePerson(opened ? [opened.lead] : [])).get(id);
      };
      expect(await others(a)).toEqual([]);
      const key = randomUUID();
      await desk.join([b, a], 'Neha', key);
      await desk.join([b, a], 'Neha', key);
      await desk.join([c, d], 'Neha', randomUUID());
      expect(await others(a)).toEqual([b]);
      // Two who were joined by themselves bring the others with them.
      await desk.join([a, d], 'Neha', randomUUID());
      expect(await others(c)).toEqual([d, b, a]);
      await desk.change(a, [{ kind: 'parted' }], 'Ravi', randomUUID());
      expect(await others(a)).toEqual([]);
      expect(await others(b)).toEqual([d, c]);
      expect(await eventsOf(a)).toEqual(
        expect.arrayContaining([
          ['Neha', { kind: 'joined', with: b }],
          ['Ravi', { kind: 'parted' }],
        ]),
      );
      expect(await found({})).toEqual([d, c, b, a]);
    });

    test('a correction is read, found and recognised instead of what was sent, which stays in the database', async () => {
      const id = await save({ fields: { name: 'Aha', number: '9876543210', email: 'a@x.in' } });
      await change(id, { kind: 'correction', field: 'name', value: 'Asha' });
      await change(
        id,
        { kind: 'correction', field: 'number', value: '9811111111' },
        { kind: 'correction', field: 'nowhere', value: 'x' },
        { kind: 'correction', field: 'email', value: 'a@x.in' },
      );
      const opened = await desk.open(id);
      expect(opened?.lead.fields).toEqual({ name: 'Asha', number: '9811111111', email: 'a@x.in' });
      expect(await found({ words: 'asha 9811111111' })).toEqual([id]);
      expect(await found({ words: '9876543210' })).toEqual([]);
      expect((await desk.ofPerson({ number: '+919811111111' }))[0]?.id).toBe(id);
      expect(await eventsOf(id)).toEqual([
        ['Neha', { kind: 'correction', field: 'name', value: 'Asha', was: 'Aha' }],
        ['Neha', { kind: 'correction', field: 'number', value: '9811111111', was: '9876543210' }],
      ]);
      const row = await db.selectFrom('leads').select('fields').executeTakeFirstOrThrow();
      expect(JSON.parse(row.fields).name).toBe('Aha');
    });

    test('counts what became of leads: by week, source and reason, with waits in office time and worth', async () => {
      const open = { days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '18:30' };
      const hours = { ...open, holidays: ['2026-11-25'] };
      // Saturday 18:00 in India, called on Monday at 10:00: one hour of office time.
      now = new Date('2026-11-21T12:30:00Z');
      const weekend = await save({ attribution: { utm_source: 'google', utm_medium: 'cpc' } });
      now = new Date('2026-11-23T04:30:00Z');
      await change(weekend, { kind: 'state', state: 'called' });
      const won = { kind: 'worth', worth: { amount: 22_000, per: 'month' } } as const;
      await change(weekend, { kind: 'state', state: 'won' }, won);
      // Tuesday 18:00, lost on Thursday at 11:30, a holiday between: two hours and a half.
      now = new Date('2026-11-24T12:30:00Z');
      const lost = await save({ attribution: {} });
      now = new Date('2026-11-26T06:00:00Z');
      const why = { kind: 'lost-because', reason: 'Price' } as const;
      await change(lost, { kind: 'state', state: 'lost' }, why);
      await save({ spam: 'honeypot' });
      await save({ form: 'comment', fields: { name: 'A', comment: 'B' } });
      const { all, tables, contact } = await desk.figures('2026-11-16', '2026-11-30', hours);
      expect(all).toMatchObject({ leads: 2, won: 1, lost: 1, worth: { once: 0, month: 22_000 } });
      expect(contact).toEqual({ contacted: 2, medianMinutes: 60, withinAnHour: 1 });
      expect(tables.week.map(({ name, leads }) => [name, leads])).toEqual([
        ['2026-11-16', 1],
        ['2026-11-23', 1],
        ['2026-11-30', 0],
      ]);
      expect(tables.source.map(({ name }) => name)).toEqual([
        'Direct visit, no link or campaign',
        'Google Ads',
      ]);
      expect(tables.reason).toMatchObject([{ name: 'Price', leads: 1 }]);
      expect(await found({ reason: 'Price' })).toEqual([lost]);
      expect(await found({ worth: '20000' })).toEqual([weekend]);
      expect(await desk.worth({})).toEqual({ once: 0, month: 22_000 });
      expect((await desk.figures('2026-11-25', '2026-11-30', hours)).all.leads).toBe(0);
    });

    test('adds a lead by hand once, which is delivered nowhere', async () => {
      const key = randomUUID();
      const saved = await desk.add(byHand, 'IndiaMART', 'Neha', key);
      expect(await desk.add(byHand, 'IndiaMART', 'Neha', key)).toEqual({
        id: saved.id,
        repeated: true,
      });
      const opened = await desk.open(saved.id);
      expect(opened?.lead).toMatchObject({
        form: 'inquiry',
        fields: { name: 'Meena', message: 'SEO\nCalled.', source: 'telephone' },
        attribution: { utm_source: 'IndiaMART' },
        deliveries: [],
        state: 'new',
      });
      expect(await eventsOf(saved.id)).toEqual([['Neha', { kind: 'added' }]]);
      expect(await found({ words: '9876543210' })).toEqual([saved.id]);
    });

    test('sends again and says who asked, unless all was delivered', async () => {
      const id = await save();
      expect(await desk.sendAgain(id, 'Ravi')).toMatchObject([{ channel: 'inquiry-relay' }]);
      expect(await eventsOf(id)).toEqual([['Ravi', { kind: 'sent-again' }]]);
      const { id: hand } = await desk.add(byHand, '', 'Neha', randomUUID());
      expect(await desk.sendAgain(hand, 'Ravi')).toEqual([]);
      expect(await eventsOf(hand)).toHaveLength(1);
    });

    test('marks as new what was held back as spam, and sends nothing', async () => {
      const id = await save({ spam: 'honeypot' });
      await change(id, { kind: 'state', state: 'new' });
      expect(await found({})).toEqual([id]);
      expect((await desk.open(id))?.lead).toMatchObject({ spam: 'honeypot', deliveries: [] });
    });

    test('erasing and retention take notes along', async () => {
      const id = await save({ fields: { name: 'Asha', email: 'asha@firm.in' } });
      await change(id, { kind: 'note', text: 'secret' });
      const old = await save();
      await change(old, { kind: 'note', text: 'secret' });
      expect(await store.erase('asha@firm.in')).toMatchObject({ leads: 1 });
      expect(await eventsOf(old)).toHaveLength(1);
      pass(DAY_MS);
      await store.deleteBefore(now);
      expect(await db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
    });
  });
}
