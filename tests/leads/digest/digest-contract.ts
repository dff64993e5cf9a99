import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormName } from '../../../src/forms/definition.ts';
import { startDigest } from '../../../src/leads/digest/digest.ts';
import type { Lead } from '../../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../../src/leads/storage/open-store.ts';
import type { Tables } from '../../../src/platform/database/schema.ts';
import type { Timer } from '../../../src/platform/jobs/timer.ts';
import { type MailSink, newLead, startMailSink } from '../../helpers/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 09:00 in India. */
const NINE = new Date('2026-11-22T03:30:00Z');

const asha = { name: 'Asha', email: 'a@firm.in', number: '9876543210', company: 'Kumar Tiles' };

/** What the digest must do, whatever database is below. */
export function describeDigest(
  database: string,
  /** Gives what opens one more connection to an empty database. */
  newDatabase: () => Promise<() => Promise<Kysely<Tables>>>,
): void {
  describe(`daily digest on ${database}`, () => {
    let now: Date;
    let mails: MailSink;
    let db: Kysely<Tables>;
    let open: () => Promise<Kysely<Tables>>;
    let ends: (() => Promise<void>)[];
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

    beforeEach(async () => {
      now = NINE;
      vi.resetAllMocks();
      mails = await startMailSink();
      open = await newDatabase();
      db = await open();
      ends = [() => db.destroy(), mails.stop];
    });
    afterEach(async () => {
      for (const end of ends) await end();
    });

    const pass = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const clock = () => now;

    /** A server of its own, which looks when it is told to. */
    async function startServer() {
      const own = await open();
      let planned: (() => Promise<void>) | undefined;
      const timer: Timer = (work) => {
        planned = work;
        return {
          callOff: () => {
            planned = undefined;
          },
        };
      };
      const digest = startDigest({
        db: own,
        store: leadStore(own, true, clock),
        at: '09:00',
        mail: { smtpUrl: mails.url, to: 'sales@example.com' },
        inboxUrl: new URL('https://inbox.example.com'),
        now: clock,
        timer,
        log,
      });
      ends.unshift(async () => {
        await digest.stop();
        await own.destroy();
      });
      return { look: async () => planned?.(), stop: digest.stop };
    }

    async function save(
      form: FormName,
      fields: Record<string, string>,
      more: Partial<Pick<Lead, 'attribution' | 'spam'>> = {},
    ) {
      const store = leadStore(db, true, clock);
      return (await store.save(newLead({ form, fields, ...more }), ['mail'])).id;
    }
    const change = (id: string, set: Partial<Tables['leads']>) =>
      db.updateTable('leads').set(set).where('id', '=', id).execute();

    test('is one mail, of two servers at the minute and one that restarts', async () => {
      mails.answerAfter(300);
      const [first, second] = [await startServer(), await startServer()];
      const looks = [first.look(), second.look()];
      await first.stop();
      const restarted = await startServer();
      await Promise.all([...looks, restarted.look()]);
      pass(HOUR_MS);
      for (const server of [second, restarted, await startServer()]) await server.look();
      expect(mails.mails).toHaveLength(1);
      expect(mails.mails[0]).toMatchObject({ to: ['sales@example.com'] });
    });

    test('tells what came, what is unanswered, what is due and what was given up, with links', async () => {
      pass(-40 * DAY_MS);
      await save('inquiry', { ...asha, name: 'Too old' });
      pass(38 * DAY_MS);
      const unanswered = await save(
        'inquiry',
        { ...asha, source: 'hero' },
        {
          attribution: { language: 'hi' },
        },
      );
      await save('comment', { name: 'Reader', comment: 'Nice' });
      const called = await save('callback', { name: 'Called', message: 'Hi' });
      await change(called, { sales_state: 'called', owner: 'Ravi', follow_up_on: '2026-11-22' });
      const won = await save('callback', { name: 'Won', message: 'Hi' });
      await change(won, { sales_state: 'won', follow_up_on: '2026-11-20' });
      pass(1.5 * DAY_MS);
      const campaign = { gclid: 'x', utm_campaign: 'diwali-2026' };
      const given = await save(
        'callback',
        { name: 'Meera', message: 'Hi' },
        { attribution: campaign },
      );
      const bot = await save('callback', { name: 'Bot', message: 'Hi' }, { spam: 'honeypot' });
      await change(bot, { follow_up_on: '2026-11-20' });
      await db
        .updateTable('deliveries')
        .set({ state: 'dead', last_error: 'answered 554' })
        .where('lead_id', '=', given)
        .execute();
      now = NINE;
      await (await startServer()).look();
      const [mail] = mails.mails;
      expect(mail?.headers.subject).toBe(
        'Leads of 21 Nov 2026: 1 new, 1 unanswered, 1 to follow up, 1 given up',
      );
      const lines = mail?.text.replaceAll('\r', '') ?? '';
      const at = (id: string) => `(https://inbox.example.com/leads/${id})`;
      expect(lines).toContain(`Came on 21 Nov 2026
Callback: 1
Beside these, 1 held back as spam.

Where they came from
Google Ads, campaign diwali-2026: 1

Unanswered for more than a day
20 Nov 2026: Inquiry, Kumar Tiles, +919876543210, answer in Hindi ${at(unanswered)}

To follow up
Ravi: Callback, Called, due 22 Nov 2026 ${at(called)}

Not passed on, and given up
Mail to the team: Callback, Meera (answered 554) ${at(given)}
`);
      expect(lines).toContain('looks at SMTP_URL and LEADS_MAIL_TO (Mail to the team);');
    });

    test('is taken over from a server that died, under the same Message-ID', async () => {
      await (await startServer()).look();
      await db.updateTable('digests').set({ sent_at: null }).execute();
      const other = await startServer();
      await other.look();
      expect(mails.mails).toHaveLength(1);
      pass(6 * MINUTE_MS);
      await other.look();
      expect(new Set(mails.mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
      expect(mails.mails).toHaveLength(2);
    });

    test('is tried again until noon, which the log says once, and comes the day after', async () => {
      const server = await startServer();
      mails.refuseWith(451);
      for (let minute = 0; minute <= 200; minute += 50) {
        await server.look();
        pass(50 * MINUTE_MS);
      }
      mails.refuseWith(undefined);
      await server.look();
      expect(mails.mails).toHaveLength(0);
      expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
      pass(20 * HOUR_MS);
      await server.look();
      expect(mails.mails).toHaveLength(1);
    });

    test('that was refused at first comes once', async () => {
      const server = await startServer();
      mails.refuseWith(451);
      await server.look();
      mails.refuseWith(undefined);
      for (const _ of [1, 2, 3]) {
        pass(5 * MINUTE_MS);
        await server.look();
      }
      expect(mails.mails).toHaveLength(1);
      pass(4 * HOUR_MS);
      await server.look();
      expect(log.error).not.toHaveBeenCalled();
    });

    test('comes once a day whatever the clock does, and says so when there is nothing to tell', async () => {
      pass(-MINUTE_MS);
      const server = await startServer();
      const mailsAfter = async (ms: number) => {
        pass(ms);
        await server.look();
        return mails.mails.length;
      };
      expect(await mailsAfter(0)).toBe(0);
      expect(await mailsAfter(2 * HOUR_MS)).toBe(1);
      expect(await mailsAfter(-2 * HOUR_MS)).toBe(1);
      expect(await mailsAfter(2 * HOUR_MS)).toBe(1);
      expect(await mailsAfter(DAY_MS)).toBe(2);
      expect(await mailsAfter(-DAY_MS)).toBe(2);
      expect(await mailsAfter(DAY_MS)).toBe(2);
      expect(mails.mails[0]?.headers.subject).toBe(
        'Leads of 21 Nov 2026: nothing new, nothing to do',
      );
    });

    test('of today is sent by a server that starts until noon, and not later', async () => {
      pass(2.9 * HOUR_MS);
      await (await startServer()).look();
      expect(mails.mails).toHaveLength(1);
      pass(DAY_MS + HOUR_MS);
      await (await startServer()).look();
      expect(mails.mails).toHaveLength(1);
    });
  });
}
