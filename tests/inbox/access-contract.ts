import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Access, inboxAccess } from '../../src/inbox/access.ts';
import type { Tables } from '../../src/platform/database/schema.ts';

const HOUR_MS = 3_600_000;

/** Who may open the inbox, whatever database is below. */
export function describeAccess(database: string, open: () => Promise<Kysely<Tables>>): void {
  describe(`access to the inbox on ${database}`, () => {
    let now: Date;
    let db: Kysely<Tables>;
    let access: Access;

    beforeEach(async () => {
      now = new Date('2026-11-22T10:00:00Z');
      db = await open();
      access = inboxAccess(db, () => now);
    });
    afterEach(() => db.destroy());

    test('of two who use a link at once one comes in', async () => {
      const token = await access.makeLink('Asha', HOUR_MS);
      const opened = await Promise.all([access.open(token), access.open(token)]);
      const [session] = opened.flatMap((each) => each?.session ?? []);
      expect(opened.filter(Boolean)).toHaveLength(1);
      expect(await access.whoIs(session ?? '')).toBe('Asha');
      expect(await access.linkFor(token)).toBeUndefined();
    });

    test('a link ends with its time', async () => {
      const token = await access.makeLink('Asha', HOUR_MS);
      now = new Date(now.getTime() + HOUR_MS);
      expect(await access.linkFor(token)).toBeUndefined();
      expect(await access.open(token)).toBeUndefined();
    });

    test('whoever reads the database can not come in', async () => {
      const token = await access.makeLink('Asha', HOUR_MS);
      const unused = await access.makeLink('Asha', HOUR_MS);
      const opened = await access.open(token);
      const rows = [
        ...(await db.selectFrom('inbox_links').selectAll().execute()),
        ...(await db.selectFrom('inbox_sessions').selectAll().execute()),
      ];
      for (const { digest } of rows) {
        expect([token, unused, opened?.session]).not.toContain(digest);
        expect(await access.whoIs(digest)).toBeUndefined();
        expect(await access.open(digest)).toBeUndefined();
      }
    });

    test('who leaves is signed out everywhere, with all links; others stay', async () => {
      const first = await access.open(await access.makeLink('Asha', HOUR_MS));
      const unused = await access.makeLink('Asha', HOUR_MS);
      const other = await access.open(await access.makeLink('Ravi', HOUR_MS));
      expect(await access.people()).toEqual([
        { who: 'Asha', browsers: 1, links: 1 },
        { who: 'Ravi', browsers: 1, links: 0 },
      ]);
      await access.revoke('Asha');
      expect(await access.whoIs(first?.session ?? '')).toBeUndefined();
      expect(await access.open(unused)).toBeUndefined();
      expect(await access.whoIs(other?.session ?? '')).toBe('Ravi');
    });
  });
}
