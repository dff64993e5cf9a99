import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../leads/storage/lead-store.ts';
import type { Tables } from '../platform/database/schema.ts';

/** Guessing one of 256 random bits is hopeless at any rate, so wrong ones are not counted. */
const TOKEN_BYTES = 32;
/** A browser stays signed in for thirty days. */
export const SESSION_MS = 30 * 86_400_000;

export type Access = ReturnType<typeof inboxAccess>;

/**
 * Who may open the inbox. A link's token is exchanged once for a session's; of both only a digest is
 * stored, so that nobody who reads the database can come in.
 */
export function inboxAccess(db: Kysely<Tables>, now: Clock) {
  const sessions = () =>
    db.selectFrom('inbox_sessions').select('who').where('expires_at', '>', now().toISOString());
  /** Those that can still be used. */
  const links = () =>
    db
      .selectFrom('inbox_links')
      .select('who')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now().toISOString());
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();

  return {
    /** Makes the token of a link for a person. What is long over is forgotten meanwhile. */
    makeLink: async (who: string, validMs: number): Promise<string> => {
      const token = newToken();
      const at = now().toISOString();
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('inbox_links').where('expires_at', '<', at).execute();
        await tx.deleteFrom('inbox_sessions').where('expires_at', '<', at).execute();
        const link = { digest: digestOf(token), who, expires_at: later(validMs), used_at: null };
        await tx.insertInto('inbox_links').values(link).execute();
      });
      return token;
    },

    /** Notes where a person gets mail. */
    noteMail: async (who: string, mail: string): Promise<void> => {
      await db
        .insertInto('inbox_people')
        .values({ who, mail })
        .onConflict((conflict) => conflict.column('who').doUpdateSet({ mail }))
        .execute();
    },

    /** Where a person gets mail, however their name was typed. */
    mailOf: async (who: string): Promise<string | undefined> => {
      const people = db.selectFrom('inbox_people').select('mail').where(isCalled(who));
      return (await people.executeTakeFirst())?.mail;
    },

    /** For whom a link is that can still be used; looking does not use it. */
    linkFor: async (token: string): Promise<string | undefined> => {
      const link = await links().where('digest', '=', digestOf(token)).executeTakeFirst();
      return link?.who;
    },

    /** Uses a link: gives what the browser's cookie holds from now on; undefined when it was used before, is too old or none. */
    open: async (token: string) => {
      const at = now().toISOString();
      return await db.transaction().execute(async (tx) => {
        const link = await tx
          .updateTable('inbox_links')
          .set({ used_at: at })
          .where('digest', '=', digestOf(token))
          .where('used_at', 'is', null)
          .where('expires_at', '>', at)
          .returning('who')
          .executeTakeFirst();
        if (!link) return undefined;
        const session = newToken();
        const row = { digest: digestOf(session), who: link.who, expires_at: later(SESSION_MS) };
        await tx.insertInto('inbox_sessions').values(row).execute();
        return { who: link.who, session };
      });
    },

    /** Whose session it is; undefined when it has ended. */
    whoIs: async (session: string): Promise<string | undefined> => {
      const row = await sessions().where('digest', '=', digestOf(session)).executeTakeFirst();
      return row?.who;
    },

    end: async (session: string): Promise<void> => {
      await db.deleteFrom('inbox_sessions').where('digest', '=', digestOf(session)).execute();
    },

    /** Who can open the inbox, in how many browsers, or could with links that were not used yet. */
    people: async () => {
      const signedIn = await sessions().execute();
      const invited = await links().execute();
      const names = new Set([...signedIn, ...invited].map(({ who }) => who));
      return [...names].sort().map((who) => ({
        who,
        browsers: signedIn.filter((each) => each.who === who).length,
        links: invited.filter((each) => each.who === who).length,
      }));
    },

    /** Ends all sessions and links of a person, however their name was typed; what they did keeps it. */
    revoke: async (who: string): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        for (const table of ['inbox_links', 'inbox_sessions', 'inbox_people'] as const) {
          await tx.deleteFrom(table).where(isCalled(who)).execute();
        }
      });
    },
  };
}

/** Whoever types a name must not miss by a capital letter. */
const isCalled = (who: string) => sql<boolean>`lower(who) = lower(${who})`;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
